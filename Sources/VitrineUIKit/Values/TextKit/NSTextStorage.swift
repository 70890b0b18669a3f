public import Foundation

/// A text with attributes that says when it changes: its layout managers show what it holds.
///
/// A subclass has its own way of holding a text: it overrides ``string``, ``attributes(at:effectiveRange:)``,
/// `replaceCharacters(in:with:)` and ``setAttributes(_:range:)``, and calls ``edited(_:range:changeInLength:)`` in the last two.
/// Once it has layout managers or a delegate, it is used on the main thread only.
open class NSTextStorage: NSMutableAttributedString {
    /// What an edit changed.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Says what may be changed further while an edit is worked off.
    open weak var delegate: (any NSTextStorageDelegate)?
    private var managers: [NSLayoutManager] = []
    /// What changed since editing began; empty outside.
    public private(set) final var editedMask: EditActions = []
    /// The range that changed, as it is now; `NSNotFound` outside.
    public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
    /// How much longer the text became.
    public private(set) final var changeInLength = 0
    private var depth = 0
    private var isProcessing = false
    /// Whether the text was changed by this class, and not by a subclass that holds it.
    private var isOwnEdit = false

    /// An empty text.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers

    /// Those that show the text.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Lets a layout manager show the text, and no other text any more.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
            storage.managers.append(aLayoutManager)
            aLayoutManager.attach(to: storage)
        }
    }

    /// A layout manager shows the text that has it already.
    @MainActor
    final func adopt(_ manager: NSLayoutManager) { managers.append(manager) }

    /// A layout manager shows the text no more.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        managers.remove(at: index)
        MainActor.assumeIsolated { aLayoutManager.attach(to: nil) }
    }

    // MARK: What a subclass overrides

    /// Replaces characters, which take over the attributes of the first that they replace, or of those before them.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        check(range)
        isOwnEdit = true
        replaceOwn(range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        isOwnEdit = false
    }

    /// Gives a range attributes, and takes all others from it.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        check(range)
        isOwnEdit = true
        super.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        isOwnEdit = false
    }

    // MARK: What goes through these

    /// Replaces a range by a text with its attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        var runs: [([NSAttributedString.Key: Any], Int)] = []
        var place = 0
        while place < attrString.length {
            var run = NSRange(location: place, length: 0)
            let look = attrString.attributes(at: place, effectiveRange: &run)
            let end = max(run.location + run.length, place + 1)
            runs.append((look, end - place))
            place = end
        }
        let text = attrString.string
        beginEditing()
        replaceCharacters(in: range, with: text)
        place = range.location
        for (look, count) in runs where place + count <= length {
            setAttributes(look, range: NSRange(location: place, length: count))
            place += count
        }
        endEditing()
    }

    /// Removes a range.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Gives a range an attribute.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    /// Gives a range attributes, and leaves it the others that it has.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Takes an attribute from a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        check(range)
        beginEditing()
        var place = range.location
        while place < range.location + range.length {
            var run = NSRange(location: place, length: 0)
            var look = attributes(at: place, effectiveRange: &run)
            let end = min(max(run.location + run.length, place + 1), range.location + range.length)
            change(&look)
            setAttributes(look, range: NSRange(location: place, length: end - place))
            place = end
        }
        endEditing()
    }

    private func check(_ range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.location <= length - range.length,
            "NSTextStorage: the range \(range) is not within the \(length) units of the text.")
    }

    // MARK: Edits

    /// What follows is worked off as one edit.
    open override func beginEditing() { depth += 1 }

    /// Works off what was edited.
    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 { process() }
    }

    /// Notes an edit, and works it off unless editing was begun.
    ///
    /// - Parameters:
    ///   - editedRange: The range before the edit.
    ///   - delta: How much longer it became.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if !isOwnEdit { mirror(editedMask, editedRange, new) }
        if self.editedMask.isEmpty {
            self.editedRange = new
            changeInLength = delta
        } else {
            let lower = min(self.editedRange.location, editedRange.location)
            let upper =
                max(
                    self.editedRange.location + self.editedRange.length,
                    editedRange.location + editedRange.length) + delta
            self.editedRange = NSRange(location: lower, length: max(0, upper - lower))
            changeInLength += delta
        }
        self.editedMask.formUnion(editedMask)
        if depth == 0 { process() }
    }

    /// What Foundation reads of attributed strings without asking subclasses follows what a subclass holds.
    private func mirror(_ mask: EditActions, _ old: NSRange, _ new: NSRange) {
        let known = super.length
        guard old.location >= 0, old.length >= 0, old.location <= known - old.length else { return }
        let text = string as NSString
        guard new.location + new.length <= text.length else { return }
        if mask.contains(.editedCharacters) || old.length != new.length {
            replaceOwn(old, with: text.substring(with: new))
        }
        var place = new.location
        while place < new.location + new.length {
            var run = NSRange(location: place, length: 0)
            let look = attributes(at: place, effectiveRange: &run)
            let end = min(max(run.location + run.length, place + 1), new.location + new.length)
            super.setAttributes(look, range: NSRange(location: place, length: end - place))
            place = end
        }
    }

    /// Replaces characters of what this class itself holds.
    ///
    /// Foundation takes ranges that begin or end within a character, as a person sees it, for others. So whole characters are
    /// replaced, and what was left of them is put back.
    private func replaceOwn(_ range: NSRange, with str: String) {
        let text = super.string
        let start = Self.boundary(of: text, from: range.location, step: -1)
        let end = Self.boundary(of: text, from: range.location + range.length, step: 1)
        let head = NSRange(location: start, length: range.location - start)
        let tail = NSRange(
            location: range.location + range.length, length: end - range.location - range.length)
        guard head.length + tail.length > 0 else { return super.replaceCharacters(in: range, with: str) }
        let units = text as NSString
        let model = range.length > 0 ? range.location : max(0, range.location - 1)
        let look = super.attributes(at: model, effectiveRange: nil)
        let runs = ownRuns(in: head) + [(look, str.utf16.count)] + ownRuns(in: tail)
        super.replaceCharacters(
            in: NSRange(location: start, length: end - start),
            with: units.substring(with: head) + str + units.substring(with: tail))
        var place = start
        for (look, count) in runs where count > 0 {
            super.setAttributes(look, range: NSRange(location: place, length: count))
            place += count
        }
    }

    private func ownRuns(in range: NSRange) -> [([NSAttributedString.Key: Any], Int)] {
        var result: [([NSAttributedString.Key: Any], Int)] = []
        var place = range.location
        while place < range.location + range.length {
            var run = NSRange(location: place, length: 0)
            let look = super.attributes(at: place, effectiveRange: &run)
            let end = min(max(run.location + run.length, place + 1), range.location + range.length)
            result.append((look, end - place))
            place = end
        }
        return result
    }

    /// The nearest place between characters, as a person sees them, in a direction.
    private static func boundary(of text: String, from offset: Int, step: Int) -> Int {
        let units = text.utf16
        var offset = offset
        var index = units.index(units.startIndex, offsetBy: offset)
        while index > text.startIndex, index < text.endIndex, index.samePosition(in: text) == nil {
            offset += step
            index = units.index(index, offsetBy: step)
        }
        return offset
    }

    private func process() {
        guard !isProcessing, !editedMask.isEmpty else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        forgetEdits()
    }

    private func forgetEdits() {
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
    }

    /// Works off an edit: the delegate is told that it will be, may change characters and attributes, is told that it was, may
    /// change attributes, and then the layout managers are.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        nonisolated(unsafe) let storage = self
        if delegate != nil {
            MainActor.assumeIsolated {
                storage.delegate?.textStorage(
                    storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
                    changeInLength: storage.changeInLength)
                storage.delegate?.textStorage(
                    storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
                    changeInLength: storage.changeInLength)
            }
        }
        guard !managers.isEmpty else { return }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        MainActor.assumeIsolated {
            for manager in storage.managers {
                manager.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
    }
}
