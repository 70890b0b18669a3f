#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

constant float darkness = 0.25;

static half4 darkened(half4 color, float share) { return half4(color.rgb * (1.0 - share), color.a); }

[[ stitchable ]] half4 checks(float2 position, half4 color, float size, half4 other) {
    uint2 place = uint2(position / size);
    return ((place.x ^ place.y) & 1) ? darkened(color, darkness) : other * color.a;
}

[[ stitchable ]] float2 shifted(float2 position, float2 distance) { return position - distance; }

[[ stitchable ]] half4 mirrored(float2 position, SwiftUI::Layer layer, float4 bounds) {
    return layer.sample(float2(bounds.z - position.x, position.y));
}

[[ stitchable ]] half4 bands(
    float2 position, float4 bounds, device const half4 *colors, int count, texture2d<half> picture
) {
    constexpr sampler nearest(address::clamp_to_edge, filter::nearest);
    if (position.y > bounds.w / 2) return picture.sample(nearest, position / bounds.zw);
    int band = clamp(int(position.x / bounds.z * count), 0, count - 1);
    float2x2 turn = float2x2(0, 1, -1, 0);
    half4 color = colors[band];
    color.rg = turn * color.rg * mix(-1.0, 1.0, step(0.5, color.b));
    return half4(saturate(color.rgb), 1);
}
