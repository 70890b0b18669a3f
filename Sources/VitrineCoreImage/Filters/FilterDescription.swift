import VitrineCoreGraphics

/// What a filter is: the values that it takes, and the image that it makes of them.
struct FilterDescription: Sendable {
    typealias Make = @Sendable (FilterArguments) -> CIImage?

    let name: String
    /// What people read, where it is not what the name says.
    let displayName: String
    let categories: [String]
    let inputs: [FilterInput]
    let make: Make

    init(
        _ name: String, _ category: String, _ inputs: [FilterInput], displayName: String? = nil,
        make: @escaping Make
    ) {
        self.name = name
        self.displayName = displayName ?? Self.words(of: String(name.dropFirst(2)))
        categories = [category, kCICategoryStillImage, kCICategoryBuiltIn]
        self.inputs = inputs
        self.make = make
    }

    func input(_ key: String) -> FilterInput? { inputs.first { $0.key == key } }

    /// A name in camel case as words: "Gaussian Blur", "QR Code Generator", "Point 0".
    static func words(of name: String) -> String {
        let letters = Array(name)
        var words = ""
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : letter
            let after = index + 1 < letters.count ? letters[index + 1] : letter
            let isStart =
                (letter.isUppercase && (before.isLowercase || (before.isUppercase && after.isLowercase)))
                || (letter.isNumber && before.isLetter)
            if index > 0, isStart { words.append(" ") }
            words.append(letter)
        }
        return words
    }
}
