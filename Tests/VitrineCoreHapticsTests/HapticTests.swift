import Foundation
import Testing
import VitrineCoreHaptics

@Suite("Core Haptics")
struct HapticTests {
    private let knock = CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: 1),
            CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5),
        ], relativeTime: 0.25)

    private func code(_ body: () throws -> Void) -> CHHapticError.Code? {
        do { try body() } catch { return (error as? CHHapticError)?.code }
        return nil
    }

    @Test("The device does not vibrate, and says so before and when an engine is made")
    func engine() {
        let capability = CHHapticEngine.capabilitiesForHardware()
        #expect(!capability.supportsHaptics)
        #expect(!capability.supportsAudio)
        #expect(code { _ = try CHHapticEngine() } == .notSupported)
        #expect(code { _ = try CHHapticEngine(audioSession: .sharedInstance()) } == .notSupported)
        #expect(
            code { _ = try capability.attributes(forDynamicParameter: .hapticIntensityControl) }
                == .notSupported)
        let engine = try? CHHapticEngine()
        #expect(engine == nil)
        var isCaught = false
        do { _ = try CHHapticEngine() } catch CHHapticError.notSupported { isCaught = true } catch {}
        #expect(isCaught)
        #expect((CHHapticError(.notSupported) as NSError).code == -4809)
    }

    @Test("A pattern is as long as its last event lasts")
    func duration() throws {
        let hum = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1.5)
        #expect(try CHHapticPattern(events: [knock, hum], parameters: []).duration == 2)
        #expect(try CHHapticPattern(events: [knock], parameters: []).duration == 0.25)
    }

    @Test("What cannot be played is no pattern")
    func faults() {
        let early = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: -1)
        let short = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: -1)
        let other = CHHapticEvent(
            eventType: CHHapticEvent.EventType(rawValue: "Smell"), parameters: [], relativeTime: 0)
        let unknown = CHHapticEvent(
            eventType: .hapticTransient,
            parameters: [
                CHHapticEventParameter(parameterID: CHHapticEvent.ParameterID(rawValue: "Taste"), value: 1)
            ], relativeTime: 0)
        let late = CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 1, relativeTime: -2)
        #expect(code { _ = try CHHapticPattern(events: [], parameters: []) } == .invalidPatternData)
        #expect(code { _ = try CHHapticPattern(events: [early], parameters: []) } == .invalidEventTime)
        #expect(code { _ = try CHHapticPattern(events: [short], parameters: []) } == .invalidEventDuration)
        #expect(code { _ = try CHHapticPattern(events: [other], parameters: []) } == .invalidEventType)
        #expect(code { _ = try CHHapticPattern(events: [unknown], parameters: []) } == .invalidParameterType)
        #expect(code { _ = try CHHapticPattern(events: [knock], parameters: [late]) } == .invalidTime)
    }

    @Test("A pattern is written as a dictionary, and read again")
    func dictionaries() throws {
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl,
            controlPoints: [.init(relativeTime: 0, value: 0), .init(relativeTime: 1, value: 1)],
            relativeTime: 0.5)
        let pattern = try CHHapticPattern(events: [knock], parameterCurves: [curve])
        let dictionary = try pattern.exportDictionary()
        #expect(dictionary[.version] as? Double == 1)
        #expect((dictionary[.pattern] as? [Any])?.count == 2)
        let again = try CHHapticPattern(dictionary: dictionary)
        #expect(again.duration == 0.25)
        let entries = try again.exportDictionary()[.pattern] as? [[CHHapticPattern.Key: Any]]
        let event = entries?.first?[.event] as? [CHHapticPattern.Key: Any]
        #expect(event?[.eventType] as? String == "HapticTransient")
        #expect((event?[.eventParameters] as? [[CHHapticPattern.Key: Any]])?.count == 2)
        let points =
            (entries?.last?[.parameterCurve] as? [CHHapticPattern.Key: Any])?[.parameterCurveControlPoints]
        #expect((points as? [[CHHapticPattern.Key: Any]])?.last?[.parameterValue] as? Float == 1)
    }

    @Test("Files are read, and what is wrong in them is named")
    func files() throws {
        func pattern(_ text: String) throws -> CHHapticPattern {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
            defer { try? FileManager.default.removeItem(at: url) }
            try Data(text.utf8).write(to: url)
            return try CHHapticPattern(contentsOf: url)
        }
        func sentence(_ text: String) -> String? {
            do { _ = try pattern(text) } catch { return error.localizedDescription }
            return nil
        }
        let good = try pattern(
            """
            {"Version": 1, "Pattern": [
              {"Event": {"Time": 0, "EventType": "HapticContinuous", "EventDuration": 2, "EventParameters": [
                {"ParameterID": "HapticIntensity", "ParameterValue": 0.5}]}},
              {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 1, "Time": 1}}]}
            """)
        #expect(good.duration == 2)
        #expect(sentence("{")?.hasPrefix("The pattern is no JSON") == true)
        #expect(sentence(#"{"Version": 1}"#) == "The dictionary has no list Pattern.")
        #expect(
            sentence(#"{"Pattern": [{"Event": {"Time": 0}}]}"#)
                == "Event (entry 0 of Pattern) has no text EventType.")
        #expect(
            sentence(#"{"Pattern": [{"Event": {"EventType": "HapticTransient"}}]}"#)
                == "Event (entry 0 of Pattern) has no number Time.")
        #expect(
            sentence(#"{"Pattern": [{"Noise": {}}]}"#)
                == "Entry 0 of Pattern is Noise; it must be Event, Parameter or ParameterCurve.")
        #expect(
            code { _ = try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/missing.ahap")) }
                == .fileNotFound)
    }
}
