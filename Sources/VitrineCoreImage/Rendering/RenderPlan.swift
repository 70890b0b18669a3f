/// What is to be computed for a region of an image: each of the recipes that it is made of once, and no more of it
/// than the others ask for.
///
/// Going down from the image, each recipe says which regions of its inputs it needs; regions that several ask for are
/// joined. Going up, each is computed once, and its pixels are let go of when nobody needs them any longer.
struct RenderPlan {
    private let root: Recipe
    private let region: PixelRect
    /// Inputs stand before what is made of them.
    private var order: [Recipe] = []
    private(set) var regions: [ObjectIdentifier: PixelRect] = [:]
    private var uses: [ObjectIdentifier: Int] = [:]

    /// - Parameters:
    ///   - region: What is wanted of the image, in pixels; it has an end.
    init(_ root: Recipe, _ region: PixelRect) {
        self.root = root
        self.region = region.intersection(PixelRect(covering: root.extent))
        order = Self.inputsFirst(root)
        regions[ObjectIdentifier(root)] = self.region
        for recipe in order.reversed() {
            guard let region = regions[ObjectIdentifier(recipe)], !region.isEmpty else { continue }
            for (index, input) in recipe.inputs.enumerated() {
                let need = recipe.needs(index, region).intersection(PixelRect(covering: input.extent))
                let key = ObjectIdentifier(input)
                regions[key] = (regions[key] ?? .empty).union(need)
                uses[key, default: 0] += 1
            }
        }
    }

    /// How many pixels are computed, in all recipes together.
    var pixelCount: Int { order.reduce(0) { $0 + (regions[ObjectIdentifier($1)]?.count ?? 0) } }

    /// How many pixels the largest part has, each of 16 bytes.
    var largestCount: Int { order.map { regions[ObjectIdentifier($0)]?.count ?? 0 }.max() ?? 0 }

    /// Computes the pixels of the region, as far as the image reaches.
    ///
    /// - Complexity: O(`pixelCount`), times what each recipe does for a pixel.
    func pixels(in environment: RenderEnvironment) -> PixelBuffer {
        var results: [ObjectIdentifier: PixelBuffer] = [:]
        var uses = uses
        for recipe in order {
            let key = ObjectIdentifier(recipe)
            guard let region = regions[key], !region.isEmpty else { continue }
            var inputs: [PixelBuffer] = []
            for input in recipe.inputs {
                let inputKey = ObjectIdentifier(input)
                uses[inputKey, default: 1] -= 1
                // The last to use pixels may change them in place.
                let pixels = uses[inputKey] == 0 ? results.removeValue(forKey: inputKey) : results[inputKey]
                inputs.append(pixels ?? .empty)
            }
            results[key] = recipe.render(region, &inputs, environment)
        }
        return results[ObjectIdentifier(root)] ?? .empty
    }

    /// All recipes that one is made of, without recursion: programs chain thousands.
    private static func inputsFirst(_ root: Recipe) -> [Recipe] {
        var order: [Recipe] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        var path: [(recipe: Recipe, next: Int)] = [(root, 0)]
        while let (recipe, next) = path.last {
            if next < recipe.inputs.count {
                path[path.count - 1].next += 1
                let input = recipe.inputs[next]
                if seen.insert(ObjectIdentifier(input)).inserted { path.append((input, 0)) }
            } else {
                order.append(recipe)
                path.removeLast()
            }
        }
        return order
    }
}
