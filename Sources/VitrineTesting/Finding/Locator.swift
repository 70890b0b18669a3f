public import Foundation
public import VitrineUIKit

/// Says what to find on the screen of a ``TestHost``, and does something with it.
///
/// A locator is a description: it looks anew whenever it is asked, so it may be made before there is anything to find. It is
/// strict: what is done or read wants exactly one match. Take ``first``, ``at(_:)`` or ``within(_:)`` where there are several.
/// What is hidden counts only where nothing else matches.
///
/// Where something is not as wanted, the test fails at the caller's line and goes on. The message says what was near, and
/// shows the tree.
///
/// ```swift
/// host.find(role: .button, label: "Save").tap()
/// host.find(id: "list").find(text: "Milk").swipe(.left)
/// host.expect(text: "Saved")
/// ```
@MainActor
public struct Locator {
    enum Choice {
        case only, last
        case at(Int)
    }

    let host: TestHost
    let criterion: Criterion
    /// What it has to be in.
    var scope: [Locator] = []
    var choice = Choice.only
    /// Where the test made it.
    let site: CallSite

    /// In words, such as `text "Milk" in id "list"`.
    public var description: String {
        var words = criterion.description
        switch choice {
        case .only: break
        case .last: words = "last " + words
        case .at(let index): words = "\(words) [\(index)]"
        }
        return ([words] + scope.reversed().map(\.description)).joined(separator: " in ")
    }

    // MARK: Choosing

    /// The first of the matches, in the order of the screen's tree.
    public var first: Locator { at(0) }

    /// The last of the matches.
    public var last: Locator {
        var result = self
        result.choice = .last
        return result
    }

    /// One of the matches, from 0.
    public func at(_ index: Int) -> Locator {
        var result = self
        result.choice = .at(index)
        return result
    }

    /// Only matches inside what another locator finds.
    public func within(_ container: Locator) -> Locator {
        var result = self
        result.scope.append(container)
        return result
    }

    /// What shows a text inside the match.
    public func find(
        text: String, exactly: Bool = true, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Locator {
        host.find(
            text: text, exactly: exactly, fileID: fileID, filePath: filePath, line: line, column: column
        ).within(self)
    }

    /// What has an accessibility identifier inside the match.
    public func find(
        id: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Locator {
        host.find(id: id, fileID: fileID, filePath: filePath, line: line, column: column).within(self)
    }

    /// The accessibility element of a label inside the match.
    public func find(
        label: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Locator {
        host.find(label: label, fileID: fileID, filePath: filePath, line: line, column: column).within(self)
    }

    /// The accessibility element of some traits inside the match.
    public func find(
        role: UIAccessibilityTraits, label: String? = nil, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Locator {
        host.find(
            role: role, label: label, fileID: fileID, filePath: filePath, line: line, column: column
        ).within(self)
    }

    /// The view of a type inside the match.
    public func find(
        type: Any.Type, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Locator {
        host.find(type: type, fileID: fileID, filePath: filePath, line: line, column: column).within(self)
    }
}

extension TestHost {
    /// What shows a text, in UIKit or SwiftUI: the label or `Text` itself, not what is around it.
    ///
    /// - Parameter exactly: Whether it is all of the text; otherwise a part of it.
    public func find(
        text: String, exactly: Bool = true, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Locator {
        Locator(
            host: self, criterion: .text(text, isWhole: exactly),
            site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// What has an accessibility identifier.
    public func find(
        id: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Locator {
        Locator(
            host: self, criterion: .identifier(id),
            site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// The accessibility element of a label, as a button of that title.
    public func find(
        label: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Locator {
        Locator(
            host: self, criterion: .label(label),
            site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// The accessibility element that has some traits, such as `.button` or `.header`, and others.
    ///
    /// - Parameter label: Its label too, where one is given.
    public func find(
        role: UIAccessibilityTraits, label: String? = nil, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Locator {
        Locator(
            host: self, criterion: .role(role, label: label),
            site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// The view of a class or of a subclass of it, or the SwiftUI view of a type, as `find(type: ProfileRow.self)`.
    public func find(
        type: Any.Type, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Locator {
        Locator(
            host: self, criterion: .type(type),
            site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
