// What functions of the Metal Shading Language stand on when they are compiled for the processor, as C++ with Clang's
// vectors: types, constructors, and the functions of Metal's standard library. `half` is as precise as `float`.
#pragma once

#define constant const
#define device
#define thread
#define threadgroup
#define kernel
#define vertex
#define fragment

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned char uint8_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long int64_t;
typedef unsigned long uint64_t;
typedef unsigned long size_t;
typedef float half;

constexpr float operator""_h(long double value) { return value; }
constexpr float operator""h(long double value) { return value; }
constexpr float operator""h(unsigned long long value) { return value; }

#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.78539816339744830962f
#define M_1_PI_F 0.31830988618379067154f
#define M_2_PI_F 0.63661977236758134308f
#define M_2_SQRTPI_F 1.12837916709551257390f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.70710678118654752440f
#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.43429448190325182765f
#define M_LN2_F 0.69314718055994530942f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_H M_PI_F
#define M_PI_2_H M_PI_2_F
#define M_PI_4_H M_PI_4_F
#define M_SQRT2_H M_SQRT2_F
#define M_E_H M_E_F
#define FLT_EPSILON 1.1920929e-7f
#define FLT_MAX 3.402823466e+38f
#define FLT_MIN 1.175494351e-38f
#define HALF_MAX FLT_MAX
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")

namespace metal {

template <class T, int N> using vec = T __attribute__((ext_vector_type(N)));

#define METAL_VECTORS(T) \
    typedef vec<T, 2> T##2; \
    typedef vec<T, 3> T##3; \
    typedef vec<T, 4> T##4;
METAL_VECTORS(float)
METAL_VECTORS(int)
METAL_VECTORS(uint)
METAL_VECTORS(short)
METAL_VECTORS(ushort)
METAL_VECTORS(char)
METAL_VECTORS(uchar)
#undef METAL_VECTORS
typedef float2 half2;
typedef float3 half3;
typedef float4 half4;
// What comparisons of vectors answer.
typedef int2 bool2;
typedef int3 bool3;
typedef int4 bool4;
typedef float2 packed_float2, vector_float2, simd_float2;
typedef float3 packed_float3, vector_float3, simd_float3;
typedef float4 packed_float4, vector_float4, simd_float4;
typedef int2 vector_int2;
typedef uint2 vector_uint2;

// What is not Metal's has a namespace of its own: programs may have functions of the same names.
namespace vitrine {

// MARK: What types are

template <class T> struct shape {
    typedef T element;
    static constexpr int count = 1;
};
template <class T, int N> struct shape<vec<T, N>> {
    typedef T element;
    static constexpr int count = N;
};
template <class T> struct shape<const T> : shape<T> {};
template <class T> struct shape<T &> : shape<T> {};

template <class T, int N> struct shaped { typedef vec<T, N> type; };
template <class T> struct shaped<T, 1> { typedef T type; };

template <class... A> struct joined;
template <class A> struct joined<A> {
    typedef typename shape<A>::element element;
    static constexpr int count = shape<A>::count;
};
template <class A, class... B> struct joined<A, B...> {
    typedef decltype(typename shape<A>::element() + typename joined<B...>::element()) element;
    static constexpr int count =
        shape<A>::count > joined<B...>::count ? shape<A>::count : joined<B...>::count;
};
// The type of what is made of values of some types, one of which may be a number for each component.
template <class... A> using common = typename shaped<typename joined<A...>::element, joined<A...>::count>::type;
// The same, as fractions.
template <class... A> using fraction = typename shaped<float, joined<A...>::count>::type;
template <class... A> using truth = typename shaped<int, joined<A...>::count>::type;

template <class A> inline auto component(const A &a, int i) {
    if constexpr (shape<A>::count == 1) return a;
    else return a[i];
}

template <class R, class F, class... A> inline R each(F f, A... a) {
    if constexpr (shape<R>::count == 1) {
        return f(a...);
    } else {
        R result;
        for (int i = 0; i < shape<R>::count; i++) result[i] = f(component(a, i)...);
        return result;
    }
}

// MARK: Constructors

template <class T, int N> inline void fill(vec<T, N> &, int &) {}
template <class T, int N, class A, class... B> inline void fill(vec<T, N> &to, int &place, A a, B... rest) {
    if constexpr (shape<A>::count == 1) {
        to[place++] = (T)a;
    } else {
        for (int i = 0; i < shape<A>::count; i++) to[place++] = (T)a[i];
    }
    fill<T, N>(to, place, rest...);
}
template <class T, int N, class A, class... B> inline vec<T, N> make(A a, B... rest) {
    vec<T, N> result = {};
    if constexpr (sizeof...(B) == 0 && shape<A>::count == 1) {
        for (int i = 0; i < N; i++) result[i] = (T)a;
    } else {
        int place = 0;
        fill<T, N>(result, place, a, rest...);
    }
    return result;
}
template <class T, int N> inline vec<T, N> make() { return vec<T, N>{}; }

}  // namespace vitrine

// MARK: Functions of one value

#define METAL_FRACTIONS(name, value) \
    template <class A> inline vitrine::fraction<A> name(A a) { \
        return vitrine::each<vitrine::fraction<A>>([](float x) -> float { return value; }, a); \
    }
METAL_FRACTIONS(sin, __builtin_sinf(x))
METAL_FRACTIONS(cos, __builtin_cosf(x))
METAL_FRACTIONS(tan, __builtin_tanf(x))
METAL_FRACTIONS(asin, __builtin_asinf(x))
METAL_FRACTIONS(acos, __builtin_acosf(x))
METAL_FRACTIONS(atan, __builtin_atanf(x))
METAL_FRACTIONS(sinh, __builtin_sinhf(x))
METAL_FRACTIONS(cosh, __builtin_coshf(x))
METAL_FRACTIONS(tanh, __builtin_tanhf(x))
METAL_FRACTIONS(asinh, __builtin_asinhf(x))
METAL_FRACTIONS(acosh, __builtin_acoshf(x))
METAL_FRACTIONS(atanh, __builtin_atanhf(x))
METAL_FRACTIONS(sinpi, __builtin_sinf(x * M_PI_F))
METAL_FRACTIONS(cospi, __builtin_cosf(x * M_PI_F))
METAL_FRACTIONS(tanpi, __builtin_tanf(x * M_PI_F))
METAL_FRACTIONS(exp, __builtin_expf(x))
METAL_FRACTIONS(exp2, __builtin_exp2f(x))
METAL_FRACTIONS(exp10, __builtin_expf(x * M_LN10_F))
METAL_FRACTIONS(log, __builtin_logf(x))
METAL_FRACTIONS(log2, __builtin_log2f(x))
METAL_FRACTIONS(log10, __builtin_log10f(x))
METAL_FRACTIONS(sqrt, __builtin_sqrtf(x))
METAL_FRACTIONS(rsqrt, 1 / __builtin_sqrtf(x))
METAL_FRACTIONS(floor, __builtin_floorf(x))
METAL_FRACTIONS(ceil, __builtin_ceilf(x))
METAL_FRACTIONS(round, __builtin_roundf(x))
METAL_FRACTIONS(rint, __builtin_rintf(x))
METAL_FRACTIONS(trunc, __builtin_truncf(x))
METAL_FRACTIONS(fabs, __builtin_fabsf(x))
METAL_FRACTIONS(fract, __builtin_fminf(x - __builtin_floorf(x), 0x1.fffffep-1f))
METAL_FRACTIONS(sign, (float)((x > 0) - (x < 0)))
METAL_FRACTIONS(saturate, __builtin_fminf(__builtin_fmaxf(x, 0.0f), 1.0f))
METAL_FRACTIONS(degrees, x * (180 / M_PI_F))
METAL_FRACTIONS(radians, x * (M_PI_F / 180))
#undef METAL_FRACTIONS

template <class A> inline vitrine::common<A> abs(A a) {
    return vitrine::each<vitrine::common<A>>([](auto x) { return x < 0 ? -x : x; }, a);
}
template <class A> inline vitrine::truth<A> isnan(A a) {
    return vitrine::each<vitrine::truth<A>>([](float x) -> int { return __builtin_isnan(x); }, a);
}
template <class A> inline vitrine::truth<A> isinf(A a) {
    return vitrine::each<vitrine::truth<A>>([](float x) -> int { return __builtin_isinf(x); }, a);
}
template <class A> inline vitrine::truth<A> isfinite(A a) {
    return vitrine::each<vitrine::truth<A>>([](float x) -> int { return __builtin_isfinite(x); }, a);
}

// Screens have neighbours to compare with; a processor goes pixel by pixel. Nothing is known of the slope.
template <class A> inline A dfdx(A) { return A(0.001f); }
template <class A> inline A dfdy(A) { return A(0.001f); }
template <class A> inline A fwidth(A) { return A(0.002f); }

// MARK: Functions of several values

template <class A, class B> inline vitrine::common<A, B> min(A a, B b) {
    typedef typename vitrine::joined<A, B>::element T;
    return vitrine::each<vitrine::common<A, B>>([](T x, T y) -> T { return y < x ? y : x; }, a, b);
}
template <class A, class B> inline vitrine::common<A, B> max(A a, B b) {
    typedef typename vitrine::joined<A, B>::element T;
    return vitrine::each<vitrine::common<A, B>>([](T x, T y) -> T { return x < y ? y : x; }, a, b);
}
template <class A, class B, class C> inline vitrine::common<A, B, C> min3(A a, B b, C c) { return min(min(a, b), c); }
template <class A, class B, class C> inline vitrine::common<A, B, C> max3(A a, B b, C c) { return max(max(a, b), c); }
template <class A, class B> inline vitrine::common<A, B> fmin(A a, B b) { return min(a, b); }
template <class A, class B> inline vitrine::common<A, B> fmax(A a, B b) { return max(a, b); }
template <class A, class B, class C> inline vitrine::common<A, B, C> clamp(A a, B low, C high) {
    typedef typename vitrine::joined<A, B, C>::element T;
    return vitrine::each<vitrine::common<A, B, C>>([](T x, T l, T h) -> T { return x < l ? l : x > h ? h : x; }, a, low, high);
}

#define METAL_PAIRS(name, value) \
    template <class A, class B> inline vitrine::fraction<A, B> name(A a, B b) { \
        return vitrine::each<vitrine::fraction<A, B>>([](float x, float y) -> float { return value; }, a, b); \
    }
METAL_PAIRS(pow, __builtin_powf(x, y))
METAL_PAIRS(powr, __builtin_powf(x, y))
METAL_PAIRS(fmod, __builtin_fmodf(x, y))
METAL_PAIRS(atan2, __builtin_atan2f(x, y))
METAL_PAIRS(copysign, __builtin_copysignf(x, y))
METAL_PAIRS(fdim, __builtin_fdimf(x, y))
METAL_PAIRS(step, y < x ? 0.0f : 1.0f)
METAL_PAIRS(ldexp, x * __builtin_exp2f(y))
#undef METAL_PAIRS

template <class A, class B, class C> inline vitrine::fraction<A, B, C> mix(A a, B b, C t) {
    return vitrine::each<vitrine::fraction<A, B, C>>([](float x, float y, float z) -> float { return x + (y - x) * z; }, a, b, t);
}
template <class A, class B, class C> inline vitrine::fraction<A, B, C> fma(A a, B b, C c) {
    return vitrine::each<vitrine::fraction<A, B, C>>([](float x, float y, float z) -> float { return x * y + z; }, a, b, c);
}
template <class A, class B, class C> inline vitrine::fraction<A, B, C> smoothstep(A low, B high, C a) {
    return vitrine::each<vitrine::fraction<A, B, C>>(
        [](float l, float h, float x) -> float {
            float t = (x - l) / (h - l);
            t = t < 0 ? 0 : t > 1 ? 1 : t;
            return t * t * (3 - 2 * t);
        },
        low, high, a);
}
template <class A, class B, class C> inline vitrine::common<A, B> select(A a, B b, C c) {
    typedef typename vitrine::joined<A, B>::element T;
    return vitrine::each<vitrine::common<A, B>>([](T x, T y, auto z) -> T { return z ? y : x; }, a, b, c);
}
template <class A> inline bool any(A a) {
    for (int i = 0; i < vitrine::shape<A>::count; i++) if (vitrine::component(a, i)) return true;
    return false;
}
template <class A> inline bool all(A a) {
    for (int i = 0; i < vitrine::shape<A>::count; i++) if (!vitrine::component(a, i)) return false;
    return true;
}
template <class A> inline vitrine::fraction<A> sincos(A a, vitrine::fraction<A> &cosine) {
    cosine = cos(a);
    return sin(a);
}
template <class A> inline vitrine::fraction<A> modf(A a, vitrine::fraction<A> &whole) {
    whole = trunc(a);
    return a - whole;
}

// MARK: Geometry

template <class A, class B> inline auto dot(A a, B b) {
    auto sum = vitrine::component(a, 0) * vitrine::component(b, 0);
    for (int i = 1; i < vitrine::shape<A>::count; i++) sum += vitrine::component(a, i) * vitrine::component(b, i);
    return sum;
}
template <class A> inline float length_squared(A a) { return dot(a, a); }
template <class A> inline float length(A a) { return __builtin_sqrtf(dot(a, a)); }
template <class A, class B> inline float distance(A a, B b) { return length(a - b); }
template <class A, class B> inline float distance_squared(A a, B b) { return length_squared(a - b); }
template <class A> inline A normalize(A a) { return a * (1 / length(a)); }
inline float3 cross(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
template <class A> inline A reflect(A i, A n) { return i - n * (2 * dot(n, i)); }
template <class A> inline A refract(A i, A n, float eta) {
    float d = dot(n, i), k = 1 - eta * eta * (1 - d * d);
    return k < 0 ? A(0.0f) : i * eta - n * (eta * d + __builtin_sqrtf(k));
}
template <class A> inline A faceforward(A n, A i, A ref) { return dot(ref, i) < 0 ? n : -n; }

// MARK: Bits

template <class T, class A> inline T as_type(A a) { return __builtin_bit_cast(T, a); }

// MARK: Matrices, by columns

template <int C, int R> struct matrix {
    vec<float, R> columns[C];

    matrix() : columns{} {}
    template <class A, class... B> explicit matrix(A a, B... rest) : columns{} {
        if constexpr (sizeof...(B) == 0 && vitrine::shape<A>::count == 1) {
            for (int i = 0; i < (C < R ? C : R); i++) columns[i][i] = a;
        } else {
            int place = 0;
            put(place, a, rest...);
        }
    }
    vec<float, R> &operator[](int i) { return columns[i]; }
    const vec<float, R> &operator[](int i) const { return columns[i]; }

private:
    void put(int &) {}
    template <class A, class... B> void put(int &place, A a, B... rest) {
        for (int i = 0; i < vitrine::shape<A>::count; i++, place++) columns[place / R][place % R] = vitrine::component(a, i);
        put(place, rest...);
    }
};

#define METAL_MATRICES(R) \
    typedef matrix<2, R> float2x##R; \
    typedef matrix<3, R> float3x##R; \
    typedef matrix<4, R> float4x##R; \
    typedef matrix<2, R> half2x##R; \
    typedef matrix<3, R> half3x##R; \
    typedef matrix<4, R> half4x##R;
METAL_MATRICES(2)
METAL_MATRICES(3)
METAL_MATRICES(4)
#undef METAL_MATRICES

template <int C, int R> inline vec<float, R> operator*(const matrix<C, R> &m, vec<float, C> v) {
    vec<float, R> sum = m.columns[0] * (float)v[0];
    for (int i = 1; i < C; i++) sum += m.columns[i] * (float)v[i];
    return sum;
}
template <int C, int R> inline vec<float, C> operator*(vec<float, R> v, const matrix<C, R> &m) {
    vec<float, C> result;
    for (int i = 0; i < C; i++) result[i] = dot(v, m.columns[i]);
    return result;
}
template <int C, int K, int R> inline matrix<C, R> operator*(const matrix<K, R> &a, const matrix<C, K> &b) {
    matrix<C, R> result;
    for (int i = 0; i < C; i++) result.columns[i] = a * b.columns[i];
    return result;
}
template <int C, int R> inline matrix<C, R> operator*(const matrix<C, R> &m, float s) {
    matrix<C, R> result;
    for (int i = 0; i < C; i++) result.columns[i] = m.columns[i] * s;
    return result;
}
template <int C, int R> inline matrix<C, R> operator*(float s, const matrix<C, R> &m) { return m * s; }
template <int C, int R> inline matrix<C, R> operator+(const matrix<C, R> &a, const matrix<C, R> &b) {
    matrix<C, R> result;
    for (int i = 0; i < C; i++) result.columns[i] = a.columns[i] + b.columns[i];
    return result;
}
template <int C, int R> inline matrix<C, R> operator-(const matrix<C, R> &a, const matrix<C, R> &b) {
    return a + b * -1.0f;
}
template <int C, int R, class A> inline auto &operator*=(matrix<C, R> &a, const A &b) { return a = a * b; }
template <int C, int R> inline vec<float, C> &operator*=(vec<float, C> &v, const matrix<C, R> &m) {
    return v = v * m;
}
template <int C, int R> inline matrix<R, C> transpose(const matrix<C, R> &m) {
    matrix<R, C> result;
    for (int i = 0; i < C; i++)
        for (int j = 0; j < R; j++) result.columns[j][i] = m.columns[i][j];
    return result;
}
inline float determinant(const float2x2 &m) { return m[0].x * m[1].y - m[1].x * m[0].y; }
inline float determinant(const float3x3 &m) { return dot(m[0], cross(m[1], m[2])); }

// MARK: Pictures

enum class coord { normalized, pixel };
enum class address { clamp_to_edge, clamp_to_zero, repeat, mirrored_repeat };
enum class filter { nearest, linear };
enum class mip_filter { none, nearest, linear };
enum class access { sample, read, write, read_write };

struct sampler {
    coord space = coord::normalized;
    address edge = address::clamp_to_edge;
    filter smoothness = filter::nearest;

    template <class... A> constexpr sampler(A... a) { (set(a), ...); }

private:
    constexpr void set(coord value) { space = value; }
    constexpr void set(address value) { edge = value; }
    constexpr void set(filter value) { smoothness = value; }
    constexpr void set(mip_filter) {}
};

namespace vitrine {

// A picture of premultiplied pixels, each of 8 bits blue, green, red and alpha.
struct pixels {
    const uint *values = nullptr;
    long width = 0, height = 0;

    float4 read(long x, long y) const {
        uint pixel = values[y * width + x];
        return (float4){(float)(pixel >> 16 & 255), (float)(pixel >> 8 & 255), (float)(pixel & 255),
                   (float)(pixel >> 24)} * (1 / 255.0f);
    }

    static long place(long x, long count, address edge) {
        switch (edge) {
        case address::repeat: return (x % count + count) % count;
        case address::mirrored_repeat:
            x = (x % (2 * count) + 2 * count) % (2 * count);
            return x < count ? x : 2 * count - 1 - x;
        case address::clamp_to_zero: return x < 0 || x >= count ? -1 : x;
        default: return x < 0 ? 0 : x >= count ? count - 1 : x;
        }
    }

    float4 read(long x, long y, address edge) const {
        if (width <= 0 || height <= 0) return (float4)0.0f;
        x = place(x, width, edge);
        y = place(y, height, edge);
        return x < 0 || y < 0 ? (float4)0.0f : read(x, y);
    }

    // Of a place in pixels.
    float4 smooth(float2 p, address edge) const {
        p -= 0.5f;
        // What is beyond all pixels is at their edge, or nothing.
        p = clamp(p, -2.0e9f, 2.0e9f);
        long x = (long)__builtin_floorf(p.x), y = (long)__builtin_floorf(p.y);
        float dx = p.x - x, dy = p.y - y;
        float4 top = mix(read(x, y, edge), read(x + 1, y, edge), dx);
        return mix(top, mix(read(x, y + 1, edge), read(x + 1, y + 1, edge), dx), dy);
    }
};

}  // namespace vitrine

// Pictures have one size here: which level of detail is asked for does not matter.
struct level { explicit level(float) {} };
struct bias { explicit bias(float) {} };

template <class T, access A = access::sample> struct texture2d {
    vitrine::pixels picture;

    uint get_width(uint = 0) const { return picture.width; }
    uint get_height(uint = 0) const { return picture.height; }

    template <class Detail> vec<T, 4> sample(sampler how, float2 place, Detail) const {
        return sample(how, place);
    }
    vec<T, 4> sample(sampler how, float2 place) const {
        if (how.space == coord::normalized) place *= (float2){(float)picture.width, (float)picture.height};
        if (how.smoothness == filter::linear) return picture.smooth(place, how.edge);
        place = clamp(place, -2.0e9f, 2.0e9f);
        return picture.read((long)__builtin_floorf(place.x), (long)__builtin_floorf(place.y), how.edge);
    }
    vec<T, 4> read(uint2 place, uint = 0) const { return picture.read(place.x, place.y, address::clamp_to_zero); }
};

namespace fast { using namespace metal; }
namespace precise { using namespace metal; }

}  // namespace metal

using namespace metal;

// Clang's vectors have no constructors. A name of a type with a bracket behind it is one.
#define float2(...) metal::vitrine::make<float, 2>(__VA_ARGS__)
#define float3(...) metal::vitrine::make<float, 3>(__VA_ARGS__)
#define float4(...) metal::vitrine::make<float, 4>(__VA_ARGS__)
#define half2(...) metal::vitrine::make<float, 2>(__VA_ARGS__)
#define half3(...) metal::vitrine::make<float, 3>(__VA_ARGS__)
#define half4(...) metal::vitrine::make<float, 4>(__VA_ARGS__)
#define int2(...) metal::vitrine::make<int, 2>(__VA_ARGS__)
#define int3(...) metal::vitrine::make<int, 3>(__VA_ARGS__)
#define int4(...) metal::vitrine::make<int, 4>(__VA_ARGS__)
#define uint2(...) metal::vitrine::make<uint, 2>(__VA_ARGS__)
#define uint3(...) metal::vitrine::make<uint, 3>(__VA_ARGS__)
#define uint4(...) metal::vitrine::make<uint, 4>(__VA_ARGS__)
#define bool2(...) metal::vitrine::make<int, 2>(__VA_ARGS__)
#define bool3(...) metal::vitrine::make<int, 3>(__VA_ARGS__)
#define bool4(...) metal::vitrine::make<int, 4>(__VA_ARGS__)
#define vector_float2(...) metal::vitrine::make<float, 2>(__VA_ARGS__)
#define vector_float3(...) metal::vitrine::make<float, 3>(__VA_ARGS__)
#define vector_float4(...) metal::vitrine::make<float, 4>(__VA_ARGS__)
#define simd_float2(...) metal::vitrine::make<float, 2>(__VA_ARGS__)
#define simd_float3(...) metal::vitrine::make<float, 3>(__VA_ARGS__)
#define simd_float4(...) metal::vitrine::make<float, 4>(__VA_ARGS__)
#define packed_float2(...) metal::vitrine::make<float, 2>(__VA_ARGS__)
#define packed_float3(...) metal::vitrine::make<float, 3>(__VA_ARGS__)
#define packed_float4(...) metal::vitrine::make<float, 4>(__VA_ARGS__)
