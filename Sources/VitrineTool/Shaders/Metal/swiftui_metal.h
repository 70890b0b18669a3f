// What shaders of SwiftUI read: the pixels of the view that they are applied to.
#pragma once
#include <metal_stdlib>

namespace SwiftUI {

struct Layer {
    metal::vitrine::pixels picture;
    // Of the picture's first pixel, in points.
    metal::float2 origin;
    float scale;

    // The colour at a place in points, premultiplied; nothing beyond the view.
    metal::half4 sample(metal::float2 place) const {
        return picture.smooth((place - origin) * scale, metal::address::clamp_to_zero);
    }
};

}  // namespace SwiftUI
