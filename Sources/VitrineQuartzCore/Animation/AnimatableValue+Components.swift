extension AnimatableValue {
    /// A component by Core Animation's names.
    func component(_ name: Substring) -> AnimatableValue? {
        switch (self, name) {
        case (.point(let p), "x"): return .scalar(Double(p.x))
        case (.point(let p), "y"): return .scalar(Double(p.y))
        case (.size(let s), "width"): return .scalar(Double(s.width))
        case (.size(let s), "height"): return .scalar(Double(s.height))
        case (.rect(let r), "origin"): return .point(r.origin)
        case (.rect(let r), "size"): return .size(r.size)
        case (.rect(let r), "origin.x"): return .scalar(Double(r.origin.x))
        case (.rect(let r), "origin.y"): return .scalar(Double(r.origin.y))
        case (.rect(let r), "size.width"): return .scalar(Double(r.size.width))
        case (.rect(let r), "size.height"): return .scalar(Double(r.size.height))
        case (.transform(let m), _):
            guard let parts = DecomposedTransform(m) else { return nil }
            switch name {
            case "translation":
                return .size(CGSize(width: parts.translation[0], height: parts.translation[1]))
            case "translation.x": return .scalar(parts.translation[0])
            case "translation.y": return .scalar(parts.translation[1])
            case "translation.z": return .scalar(parts.translation[2])
            case "scale": return .scalar((parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3)
            case "scale.x": return .scalar(parts.scale[0])
            case "scale.y": return .scalar(parts.scale[1])
            case "scale.z": return .scalar(parts.scale[2])
            case "rotation", "rotation.z": return .scalar(parts.eulerAngles.z)
            case "rotation.x": return .scalar(parts.eulerAngles.x)
            case "rotation.y": return .scalar(parts.eulerAngles.y)
            default: return nil
            }
        default: return nil
        }
    }

    /// This value with a component replaced.
    func replacing(_ name: Substring, with new: AnimatableValue) -> AnimatableValue? {
        switch (self, name, new) {
        case (.point(let p), "x", .scalar(let v)): return .point(CGPoint(x: CGFloat(v), y: p.y))
        case (.point(let p), "y", .scalar(let v)): return .point(CGPoint(x: p.x, y: CGFloat(v)))
        case (.size(let s), "width", .scalar(let v)):
            return .size(CGSize(width: CGFloat(v), height: s.height))
        case (.size(let s), "height", .scalar(let v)):
            return .size(CGSize(width: s.width, height: CGFloat(v)))
        case (.rect(var r), _, _):
            switch (name, new) {
            case ("origin", .point(let v)): r.origin = v
            case ("size", .size(let v)): r.size = v
            case ("origin.x", .scalar(let v)): r.origin.x = CGFloat(v)
            case ("origin.y", .scalar(let v)): r.origin.y = CGFloat(v)
            case ("size.width", .scalar(let v)): r.size.width = CGFloat(v)
            case ("size.height", .scalar(let v)): r.size.height = CGFloat(v)
            default: return nil
            }
            return .rect(r)
        case (.transform(let m), _, _):
            guard var parts = DecomposedTransform(m) else { return nil }
            if name == "translation", case .size(let v) = new {
                parts.translation[0] = Double(v.width)
                parts.translation[1] = Double(v.height)
                return .transform(parts.transform)
            }
            guard case .scalar(let v) = new else { return nil }
            var angles = parts.eulerAngles
            switch name {
            case "translation.x": parts.translation[0] = v
            case "translation.y": parts.translation[1] = v
            case "translation.z": parts.translation[2] = v
            case "scale": parts.scale = [v, v, v]
            case "scale.x": parts.scale[0] = v
            case "scale.y": parts.scale[1] = v
            case "scale.z": parts.scale[2] = v
            case "rotation", "rotation.z": angles.z = v
            case "rotation.x": angles.x = v
            case "rotation.y": angles.y = v
            default: return nil
            }
            if name.hasPrefix("rotation") { parts.eulerAngles = angles }
            return .transform(parts.transform)
        default: return nil
        }
    }
}

extension DecomposedTransform {
    /// The rotation as turns about x, then y, then z, in radians.
    var eulerAngles: (x: Double, y: Double, z: Double) {
        get {
            let (x, y, z, w) = (quaternion[0], quaternion[1], quaternion[2], quaternion[3])
            return (
                atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
                asin(min(max(2 * (w * y - z * x), -1), 1)),
                atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
            )
        }
        set {
            let (cx, sx) = (cos(newValue.x / 2), sin(newValue.x / 2))
            let (cy, sy) = (cos(newValue.y / 2), sin(newValue.y / 2))
            let (cz, sz) = (cos(newValue.z / 2), sin(newValue.z / 2))
            quaternion = [
                sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
                cx * cy * cz + sx * sy * sz,
            ]
        }
    }
}
