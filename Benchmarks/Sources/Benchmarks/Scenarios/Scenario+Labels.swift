import UIKit

/// Texts as interfaces have them: words of 2…10 letters, never the same text twice.
private struct TextSource {
    private var state: UInt64 = 0x5EED
    private var serial = 0

    private mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func text(letters: ClosedRange<Int>) -> String {
        let length = letters.lowerBound + next(below: letters.count)
        serial += 1
        var text = "\(serial)"
        while text.utf8.count < length {
            text += " "
            for index in 0..<2 + next(below: 9) {
                let letter = Unicode.Scalar(UInt8(97 + next(below: 26)))
                text += index == 0 && next(below: 4) == 0 ? String(letter).uppercased() : String(letter)
            }
        }
        return text
    }
}

extension Scenario {
    /// A thousand labels, measured the first time, again, and as labels that are made anew with texts that were
    /// measured before.
    @MainActor
    func measureLabels() {
        var source = TextSource()
        func labels(_ texts: [String], lines: Int) -> [UILabel] {
            texts.map { text in
                let label = UILabel()
                label.numberOfLines = lines
                label.text = text
                return label
            }
        }
        func run(
            _ name: String, letters: ClosedRange<Int>, lines: Int, _ measure: (UILabel) -> CGSize
        ) {
            var (cold, warm, reused) = ([TimeInterval](), [TimeInterval](), [TimeInterval]())
            for _ in 0..<9 {
                let texts = (0..<1000).map { _ in source.text(letters: letters) }
                func seconds(_ labels: [UILabel]) -> TimeInterval {
                    var sum: CGFloat = 0
                    let start = Usage.threadTime
                    for label in labels { sum += measure(label).width }
                    let time = Usage.threadTime - start
                    precondition(sum > 0)
                    return time
                }
                let first = labels(texts, lines: lines)
                cold.append(seconds(first))
                warm.append(seconds(first))
                reused.append(seconds(labels(texts, lines: lines)))
            }
            for (state, times) in [("cold", cold), ("again", warm), ("other labels, same texts", reused)] {
                Measurement("1,000 labels, \(name): \(state)", seconds: Measurement.quantile(times)).send()
            }
        }
        run("intrinsicContentSize, 10-40 letters", letters: 10...40, lines: 1) { $0.intrinsicContentSize }
        run("sizeThatFits, 2 lines of 60-120 letters", letters: 60...120, lines: 2) {
            $0.sizeThatFits(CGSize(width: 280, height: 1000))
        }
        run("sizeThatFits, 0 lines of 60-120 letters", letters: 60...120, lines: 0) {
            $0.sizeThatFits(CGSize(width: 280, height: 1000))
        }
        run("systemLayoutSizeFitting, 10-40 letters", letters: 10...40, lines: 1) {
            $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
    }
}
