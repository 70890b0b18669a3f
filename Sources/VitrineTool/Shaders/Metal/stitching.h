// Calls functions of the Metal Shading Language for each pixel of a picture.
#pragma once
#include <SwiftUI/SwiftUI_Metal.h>

// As CVitrineGTK.h of the runtime has them.
extern "C" {
struct vitrine_shader_argument {
    const float *numbers;
    int64_t count;
    const uint *pixels;
    int64_t width, height;
};
struct vitrine_shader_pass {
    const uint *source;
    int64_t source_width, source_height;
    float source_x, source_y;
    uint *target;
    int64_t target_width;
    float target_x, target_y;
    float scale;
    const vitrine_shader_argument *arguments;
};
void vitrine_shader_register(
    const char *name, int32_t use, int32_t count, void (*rows)(const vitrine_shader_pass *, int64_t, int64_t));
}

namespace stitching {

// Behind the names of Metal's vectors a bracket makes one: types of functions are written with these.
typedef metal::vec<float, 2> point;
typedef metal::vec<float, 4> color;

// How an argument becomes what a parameter takes; arrays are two parameters, of which the second is their count.
template <class T> struct argument {
    static constexpr int step = 1;
    static T take(const vitrine_shader_argument *&a) {
        const vitrine_shader_argument &own = *a++;
        T value{};
        if constexpr (metal::vitrine::shape<T>::count == 1) {
            value = own.numbers[0];
        } else {
            for (int i = 0; i < metal::vitrine::shape<T>::count && i < own.count; i++) value[i] = own.numbers[i];
        }
        return value;
    }
};
template <class T> struct argument<const T *> {
    static constexpr int step = 0;
    static const T *take(const vitrine_shader_argument *&a) { return (const T *)a->numbers; }
};
template <class T> struct argument<T *> : argument<const T *> {};
template <class T, metal::access A> struct argument<metal::texture2d<T, A>> {
    static constexpr int step = 1;
    static metal::texture2d<T, A> take(const vitrine_shader_argument *&a) {
        const vitrine_shader_argument &own = *a++;
        return {{own.pixels, own.width, own.height}};
    }
};
template <class T> struct argument<const T> : argument<T> {};
template <class T> struct argument<T &> : argument<T> {};

// The count behind an array: its own, of elements.
template <class P, class T> inline T count(const vitrine_shader_argument *&a) {
    return (a++)->count / (long)(metal::vitrine::shape<P>::count);
}

template <class... P> struct list {};

// Takes the arguments one after another, then calls the function.
template <class F, class... Given> inline auto call(F f, const vitrine_shader_argument *, list<>, Given... given) {
    return f(given...);
}
template <class F, class P, class... Rest, class... Given>
inline auto call(F f, const vitrine_shader_argument *a, list<P, Rest...>, Given... given) {
    auto value = argument<P>::take(a);
    return call(f, a, list<Rest...>(), given..., value);
}
template <class F, class P, class N, class... Rest, class... Given>
inline auto call(F f, const vitrine_shader_argument *a, list<const P *, N, Rest...>, Given... given) {
    auto value = argument<const P *>::take(a);
    auto number = count<P, N>(a);
    return call(f, a, list<Rest...>(), given..., value, number);
}
template <class... P> constexpr int arguments(list<P...>) { return (argument<P>::step + ... + 0); }

inline uint packed(metal::half4 color) {
    color = metal::clamp(color, 0.0f, 1.0f) * 255 + 0.5f;
    return (uint)color.w << 24 | (uint)color.x << 16 | (uint)color.y << 8 | (uint)color.z;
}

enum use { colors, distorts, samples, fills };

template <auto F, use Use, class Rest> void run(const vitrine_shader_pass *pass, int64_t first, int64_t last) {
    SwiftUI::Layer layer = {
        {pass->source, pass->source_width, pass->source_height},
        (metal::float2){pass->source_x, pass->source_y}, pass->scale};
    for (int64_t y = first; y < last; y++) {
        for (int64_t x = 0; x < pass->target_width; x++) {
            metal::float2 place = (metal::float2){
                pass->target_x + (x + 0.5f) / pass->scale, pass->target_y + (y + 0.5f) / pass->scale};
            metal::half4 color;
            if constexpr (Use == colors) {
                color = call(F, pass->arguments, Rest(), place, layer.sample(place));
            } else if constexpr (Use == distorts) {
                color = layer.sample(call(F, pass->arguments, Rest(), place));
            } else if constexpr (Use == samples) {
                color = call(F, pass->arguments, Rest(), place, layer);
            } else {
                color = call(F, pass->arguments, Rest(), place);
            }
            pass->target[y * pass->target_width + x] = packed(color);
        }
    }
}

template <auto F, use Use, class Rest> inline void add(const char *name) {
    vitrine_shader_register(name, Use, arguments(Rest()), run<F, Use, Rest>);
}

// What a function can be used for, by its parameters.
template <auto F, class S> struct entry {
    static void add(const char *) {}
};
template <auto F, class... P> struct entry<F, point (*)(point, P...)> {
    static void add(const char *name) { stitching::add<F, distorts, list<P...>>(name); }
};
template <auto F, class... P> struct entry<F, color (*)(point, P...)> {
    static void add(const char *name) { stitching::add<F, fills, list<P...>>(name); }
};
template <auto F, class... P> struct entry<F, color (*)(point, color, P...)> {
    static void add(const char *name) {
        stitching::add<F, colors, list<P...>>(name);
        stitching::add<F, fills, list<color, P...>>(name);
    }
};
template <auto F, class... P> struct entry<F, color (*)(point, SwiftUI::Layer, P...)> {
    static void add(const char *name) { stitching::add<F, samples, list<P...>>(name); }
};

template <auto F> struct registration {
    registration(const char *name) { entry<F, decltype(F)>::add(name); }
};

}  // namespace stitching
