/// The pictures that are chosen where several can be.
@MainActor
final class PictureSelection {
    /// The most that can be chosen; 0 for as many as there are.
    let limit: Int
    /// Whether their order shows.
    let isOrdered: Bool
    private(set) var files: [PictureFile] = []
    var onChange: () -> Void = {}

    init(limit: Int, isOrdered: Bool) {
        self.limit = limit
        self.isOrdered = isOrdered
    }

    /// Chooses a picture, or takes it out. Nothing more is chosen at the limit.
    func toggle(_ file: PictureFile) {
        if let place = files.firstIndex(of: file) {
            files.remove(at: place)
        } else if limit == 0 || files.count < limit {
            files.append(file)
        } else {
            return
        }
        onChange()
    }

    /// Chooses those of some files that there are, in their order.
    func choose(_ paths: [String], of all: [PictureFile]) {
        let known = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
        let chosen = paths.compactMap { known[$0] }
        files = limit == 0 ? chosen : Array(chosen.prefix(limit))
        onChange()
    }

    /// What a picture is marked with; nil where it is not chosen.
    func mark(of file: PictureFile) -> PictureCell.Mark? {
        guard let place = files.firstIndex(of: file) else { return nil }
        return isOrdered ? .number(place + 1) : .check
    }
}
