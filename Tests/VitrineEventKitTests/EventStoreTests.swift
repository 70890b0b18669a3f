import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineEventKitUI

@MainActor struct EventStoreTests {
    private let store = EKEventStore()

    @Test func theUserHasRefused() async throws {
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await !store.requestFullAccessToEvents())
        let event = EKEvent(eventStore: store)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
        #expect(store.calendars(for: .event) == [] && store.defaultCalendarForNewEvents == nil)
        let predicate = store.predicateForEvents(
            withStart: Date(timeIntervalSinceReferenceDate: 0),
            end: Date(timeIntervalSinceReferenceDate: 100),
            calendars: nil)
        event.startDate = Date(timeIntervalSinceReferenceDate: 90)
        event.endDate = Date(timeIntervalSinceReferenceDate: 190)
        #expect(predicate.evaluate(with: event) && store.events(matching: predicate) == [])
    }

    @Test func itemsKeepWhatTheyAreGiven() {
        let event = EKEvent(eventStore: store)
        event.addAlarm(EKAlarm(relativeOffset: -3600))
        event.structuredLocation = EKStructuredLocation(title: "Home")
        #expect(event.hasAlarms && event.location == "Home" && event.isNew)
        event.removeAlarm(event.alarms![0])
        #expect(!event.hasAlarms)
        let reminder = EKReminder(eventStore: store)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
    }

    private final class Listener: NSObject, EKEventEditViewDelegate {
        var action: EKEventEditViewAction?
        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) { self.action = action }
    }

    @Test func anEventIsShown() {
        let event = EKEvent(eventStore: store)
        event.title = "Nap"
        event.notes = "Sleep"
        let shown = EKEventViewController()
        shown.event = event
        let host = TestHost(UINavigationController(rootViewController: shown), device: .iPhone)
        host.settle()
        #expect(shown.tableView.numberOfRows(inSection: 0) == 2)
        #expect(shown.navigationItem.rightBarButtonItem != nil)
    }

    @Test func anEventCanOnlyBeCancelled() {
        let listener = Listener()
        let editor = EKEventEditViewController()
        editor.editViewDelegate = listener
        let host = TestHost(UIViewController(), device: .iPhone)
        host.window.rootViewController?.present(editor, animated: false)
        host.settle()
        let item = editor.topViewController?.navigationItem.leftBarButtonItem
        item?.primaryAction?.performWithSender(item, target: nil)
        #expect(listener.action == .canceled)
    }
}
