/// The symbols of assets of one kind, by namespace.
struct SymbolTree: Equatable {
    struct Member: Equatable {
        var symbol: String
        /// The name of the asset, with its namespaces.
        var asset: String
    }

    /// In the order of the assets' names.
    var members: [Member] = []
    private(set) var namespaces: [(name: String, tree: SymbolTree)] = []
    /// Assets whose symbol another has.
    private(set) var clashes: [Member] = []

    /// - Parameter isUsed: Whether a symbol or a namespace can be of use; others are left out.
    init(assets: some Sequence<String>, isUsed: (String) -> Bool) {
        for asset in assets.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            insert(asset, path: asset.split(separator: "/").map(String.init)[...], isUsed: isUsed)
        }
    }

    private init() {}

    private mutating func insert(_ asset: String, path: ArraySlice<String>, isUsed: (String) -> Bool) {
        guard let first = path.first else { return }
        guard path.count > 1 else {
            let member = Member(symbol: SymbolName.member(first), asset: asset)
            guard isUsed(member.symbol) else { return }
            if members.contains(where: { $0.symbol == member.symbol }) {
                clashes.append(member)
            } else {
                members.append(member)
            }
            return
        }
        let name = SymbolName.namespace(first)
        guard isUsed(name) else { return }
        if let index = namespaces.firstIndex(where: { $0.name == name }) {
            namespaces[index].tree.insert(asset, path: path.dropFirst(), isUsed: isUsed)
        } else {
            var tree = SymbolTree()
            tree.insert(asset, path: path.dropFirst(), isUsed: isUsed)
            namespaces.append((name, tree))
        }
        namespaces.removeAll { $0.tree.isEmpty }
    }

    var isEmpty: Bool { members.isEmpty && namespaces.isEmpty }

    static func == (left: SymbolTree, right: SymbolTree) -> Bool {
        left.members == right.members && left.clashes == right.clashes
            && left.namespaces.elementsEqual(right.namespaces) { $0.name == $1.name && $0.tree == $1.tree }
    }
}
