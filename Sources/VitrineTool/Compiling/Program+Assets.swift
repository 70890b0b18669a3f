import VitrineAssets

extension Program {
    /// The program with what Xcode would generate from its asset catalogues, `ColorResource.skyBlue`, `UIImage.logo` and
    /// so on, as far as the sources of a module name it.
    ///
    /// Catalogues are those in the folders where images are looked for. Xcode knows those of each module apart; here all
    /// are found wherever they are named.
    func addingAssetSymbols() -> Program {
        let catalogs = folders.flatMap(AssetLibrary.catalogs).map(AssetCatalog.init)
        guard !catalogs.isEmpty else { return self }
        func symbols(for sources: [SourceFile]) -> GeneratedSource? {
            // Xcode's name for it.
            AssetSymbols(catalogs: catalogs, sources: sources.map(\.text)).text.map {
                GeneratedSource(fileName: fileName(like: "GeneratedAssetSymbols"), text: $0)
            }
        }
        var program = self
        program.generated += [symbols(for: sources)].compactMap(\.self)
        for index in libraries.indices where libraries[index].isOwn {
            program.libraries[index].generated += [symbols(for: libraries[index].sources)].compactMap(\.self)
        }
        return program
    }
}
