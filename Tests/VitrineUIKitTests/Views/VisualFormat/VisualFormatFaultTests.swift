import Foundation
import Testing
import VitrineUIKit

@Suite("Visual formats that mean nothing")
@MainActor
struct VisualFormatFaultTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("An unknown view is named with those that are known")
    func unknownView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "H:[title]-[tilte]", metrics: nil,
                    views: ["title": UIView(), "icon": UIView()])
            }
        }
        #expect(
            text(result).contains(
                """
                Unable to parse constraint format: 
                tilte is not a key in the views dictionary. 
                H:[title]-[tilte] 
                           ^
                The views dictionary has: icon, title.
                """))
    }

    @Test("A metric that is missing, no number or not finite is named")
    func metrics() async {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a(wide)]", metrics: ["width": 3], views: ["a": UIView()])
            }
        }
        #expect(
            text(missing).contains(
                """
                Encountered metric with name "wide", but value was not specified in metrics or views dictionaries 
                [a(wide)] 
                   ^
                The metrics dictionary has: width.
                """))
        let word = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a(wide)]", metrics: ["wide": "ten"], views: ["a": UIView()])
            }
        }
        #expect(text(word).contains("The value of metric \"wide\" is no number, but String: ten"))
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a(5@p)]", metrics: ["p": Double.nan], views: ["a": UIView()])
            }
        }
        #expect(
            text(infinite).contains(
                """
                The value of metric "p" is nan, which is not finite 
                [a(5@p)] 
                     ^
                """))
        let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a(5@1001)]", metrics: nil, views: ["a": UIView()])
            }
        }
        #expect(text(priority).contains("Expected a priority above 0 and at most at 1000, not 1001"))
    }

    @Test("A bar needs a superview")
    func superview() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[a]-|", metrics: nil, views: ["a": UIView()])
            }
        }
        #expect(
            text(result).contains(
                """
                Unable to interpret '|' character, because the related view doesn't have a superview 
                V:[a]-| 
                      ^
                Add UIView:0x
                """))
    }

    @Test("Views cannot be aligned along the format's own axis")
    func alignment() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[a][b]", options: .alignAllTop, metrics: nil,
                    views: ["a": UIView(), "b": UIView()])
            }
        }
        #expect(
            text(result).contains(
                "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also vertical."
            ))
    }

    @Test("What is neither view nor guide is named")
    func foreign() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": "no", "b": UIView()])
            }
        }
        #expect(
            text(result).contains(
                "a is a key in the views dictionary, but its value is neither a view nor a layout guide: no"))
    }
}
