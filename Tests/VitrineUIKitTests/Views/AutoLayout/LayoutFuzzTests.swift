import Fuzzing
import Testing
import VitrineUIKit

@Suite("Constraints under random changes")
@MainActor
struct LayoutFuzzTests {

    /// By tens, so that 150 sequences are no 150 lines of output. A failure tells its seed.
    @Test(
        "After random edits the frames are those of a tree made anew: ten sequences at a time",
        arguments: FuzzBudget.seeds(15, from: 0))
    func incremental(ten: Int) {
        for seed in ten * 10..<ten * 10 + 10 {
            var generator = SeededGenerator(seed: seed)
            var model = FuzzedTree.Model()
            for index in model.boxes.indices { model.boxes[index].ranks = ranks(&generator) }
            let tree = FuzzedTree(model)
            for step in 0..<12 {
                for _ in 0..<Int.random(in: 1...3, using: &generator) { edit(&model, &generator) }
                tree.apply(model)
                // A pass now and then: some edits come to the solver one by one, others together.
                let frames = Int.random(in: 0..<3, using: &generator) > 0 ? tree.layout() : nil
                guard let frames, step % 4 == 3 || step == 11 else { continue }
                #expect(frames == FuzzedTree(model).layout(), "seed \(seed), step \(step), \(model)")
            }
            #expect(tree.layout() == FuzzedTree(model).layout(), "seed \(seed), at the end, \(model)")
        }
    }

    /// Four different numbers.
    private func ranks(_ generator: inout SeededGenerator) -> [Int] {
        var ranks: [Int] = []
        while ranks.count < 4 {
            let rank = Int.random(in: 1...123, using: &generator)
            if !ranks.contains(rank) { ranks.append(rank) }
        }
        return ranks
    }

    private func edit(_ model: inout FuzzedTree.Model, _ generator: inout SeededGenerator) {
        func length(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range, using: &generator))
        }
        let index = Int.random(in: 0..<model.boxes.count, using: &generator)
        switch Int.random(in: 0..<15, using: &generator) {
        case 0: model.size.width = length(150...400)
        case 1: model.size.height = length(50...300)
        case 2: model.isRightToLeft.toggle()
        case 3: model.guideShare = [0.125, 0.25, 0.5].randomElement(using: &generator)!
        case 4: model.inset = length(0...30)
        case 5: model.boxes[index].content.width = length(0...120)
        case 6: model.boxes[index].content.height = length(1...60)
        case 7: model.boxes[index].parent = FuzzedTree.Box.Parent.allCases.randomElement(using: &generator)!
        case 8: model.boxes[index].start = FuzzedTree.Box.Start.allCases.randomElement(using: &generator)!
        case 9: model.boxes[index].top = FuzzedTree.Box.Top.allCases.randomElement(using: &generator)!
        case 10: model.boxes[index].isPresent.toggle()
        case 11: model.boxes[index].isCapped.toggle()
        case 12: model.boxes[index].gap = length(-10...40)
        case 13:
            model.boxes[index].ranks = ranks(&generator)
            model.boxes[index].isHidden.toggle()
        default:
            let widths: [FuzzedTree.Box.Width] = [
                .content, .wish(length(0...150)), .share(0.25), .ratio(1.5), .ratio(0.75),
            ]
            model.boxes[index].width = widths.randomElement(using: &generator)!
        }
    }
}
