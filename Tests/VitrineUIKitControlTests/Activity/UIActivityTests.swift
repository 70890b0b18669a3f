import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIActivityTests {
    private final class Journal {
        var lines: [String] = []
    }

    private final class Stamp: UIActivity {
        let journal: Journal
        var controller: UIViewController?
        var finishes = true
        init(_ journal: Journal) { self.journal = journal }
        override var activityType: ActivityType? { ActivityType("stamp") }
        override var activityTitle: String? { "Stamp" }
        override var activityImage: UIImage? { UIImage(systemName: "seal") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            journal.lines.append("can \(activityItems)")
            return activityItems.contains { $0 is String }
        }
        override func prepare(withActivityItems activityItems: [Any]) {
            journal.lines.append("prepare \(activityItems)")
        }
        override var activityViewController: UIViewController? { controller }
        override func perform() {
            journal.lines.append("perform")
            if finishes { activityDidFinish(true) }
        }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "draft" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "for copies" : "for others" }
        func activityViewController(
            _ controller: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "About this" }
    }

    private let root = UIViewController()
    private let journal = Journal()

    private func open(_ items: [Any], _ own: [UIActivity] = [], excluding: [UIActivity.ActivityType] = [])
        -> TestHost
    {
        let host = TestHost(root, size: CGSize(width: 390, height: 844), scale: 1)
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
        sheet.excludedActivityTypes = [.mail] + excluding
        let journal = journal
        sheet.completionWithItemsHandler = { type, completed, items, error in
            #expect(items == nil && error == nil)
            journal.lines.append("over \(type?.rawValue ?? "-") \(completed)")
        }
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
        host.settle()
        return host
    }

    @Test func `Copying puts the text on the pasteboard, and the sheet is over after it is gone`() {
        let host = open(["Hello"])
        host.expect(text: "Hello")
        host.expect(text: "Plain Text")
        host.find(label: "Copy").tap()
        #expect(journal.lines == [])
        host.settle()
        #expect(journal.lines == ["over com.apple.UIKit.activity.CopyToPasteboard true"])
        #expect(root.presentedViewController == nil)
        host.perform { #expect(UIPasteboard.general.string == "Hello") }
    }

    @Test func `Addresses, images and mixtures are copied as such`() {
        let url = URL(string: "https://example.org/a")!
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        func copied(_ items: [Any]) -> UIPasteboard {
            let host = open(items)
            host.find(label: "Copy").tap()
            host.settle()
            return host.perform { UIPasteboard.general }
        }
        #expect(copied([url]).urls == [url])
        #expect(copied([image]).images?.count == 1)
        #expect(copied(["See", url, image]).strings == ["See", "https://example.org/a"])
    }

    @Test func `A provider makes its item when an activity has been chosen, once`() {
        final class Report: UIActivityItemProvider, @unchecked Sendable {
            var made: [UIActivity.ActivityType?] = []
            override var item: Any {
                made.append(activityType)
                return "the report"
            }
        }
        let report = Report(placeholderItem: "a draft")
        let host = open([report])
        #expect(report.made.isEmpty)
        host.find(label: "Copy").tap()
        host.settle()
        #expect(report.made == [.copyToPasteboard])
        #expect(report.isFinished)
        host.perform { #expect(UIPasteboard.general.string == "the report") }
        let plain = UIActivityItemProvider(placeholderItem: 7)
        #expect(plain.item as? Int == 7 && plain.placeholderItem as? Int == 7)
    }

    @Test func `What nobody can take is not offered, nor what is excluded`() {
        let host = open([7])
        host.expectNone(host.find(label: "Copy"))
        host.expect(text: "1 Item")
        host.find(label: "Close").tap()
        host.settle()
        #expect(journal.lines == ["over - false"])
        let second = open(["Hello"], excluding: [.copyToPasteboard])
        second.expectNone(second.find(label: "Copy"))
    }

    @Test func `An activity of the program is asked, prepared and performed in order`() {
        let stamp = Stamp(journal)
        let host = open(["Hello"], [stamp])
        #expect(journal.lines.allSatisfy { $0 == #"can ["Hello"]"# } && !journal.lines.isEmpty)
        journal.lines = []
        stamp.finishes = false
        host.find(label: "Stamp").tap()
        host.settle()
        // It says itself when it is over; until then nothing else is done.
        host.find(label: "Copy").tap()
        host.settle()
        #expect(journal.lines == [#"prepare ["Hello"]"#, "perform"])
        #expect(root.presentedViewController != nil)
        stamp.activityDidFinish(false)
        host.settle()
        #expect(journal.lines.last == "over stamp false" && root.presentedViewController == nil)
    }

    @Test func `The controller of an activity is shown over the sheet, and both go`() {
        let stamp = Stamp(journal)
        let page = UIViewController()
        stamp.controller = page
        let host = open(["Hello"], [stamp])
        host.find(label: "Stamp").tap()
        host.settle()
        #expect(page.presentingViewController is UIActivityViewController)
        stamp.activityDidFinish(true)
        host.settle()
        #expect(root.presentedViewController == nil && page.view.window == nil)
        #expect(journal.lines.suffix(2) == [#"prepare ["Hello"]"#, "over stamp true"])
    }

    @Test func `A source is asked for each activity's item`() {
        let stamp = Stamp(journal)
        let host = open([Source()], [stamp])
        host.expect(text: "About this")
        #expect(journal.lines.first == #"can ["draft"]"#)
        host.find(label: "Stamp").tap()
        host.settle()
        #expect(journal.lines.contains(#"prepare ["for others"]"#))
        let second = open([Source()])
        second.find(label: "Copy").tap()
        second.settle()
        second.perform { #expect(UIPasteboard.general.string == "for copies") }
    }

    @Test func `Dragging the sheet away is a cancellation, told once`() {
        let host = open(["Hello"])
        host.fling(from: CGPoint(x: 60, y: 440), to: CGPoint(x: 60, y: 840))
        host.settle()
        #expect(root.presentedViewController == nil && journal.lines == ["over - false"])
    }

    @Test func `A draft of mail has subject and text`() {
        #expect(
            MailActivity.draft(subject: "A & B", texts: ["1+1", "two"])?.absoluteString
                == "mailto:?subject=A%20%26%20B&body=1%2B1%0Atwo")
    }

    @Test func `An activity has nothing of its own`() {
        let activity = UIActivity()
        #expect(
            activity.activityType == nil && activity.activityTitle == nil && activity.activityImage == nil)
        #expect(!activity.canPerform(withActivityItems: ["Hello"]) && activity.activityViewController == nil)
        #expect(UIActivity.activityCategory == .action)
    }

    @Test func `Feedback is counted, and nothing is felt`() {
        let host = TestHost(UIView())
        let counts = host.counts {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
            UISelectionFeedbackGenerator(view: root.view).selectionChanged(at: .zero)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
        #expect(counts.feedbacks == 3)
    }
}
