import VitrineAssets
import VitrineStrings

extension Program {
    /// The program with what Xcode would generate from its catalogues, as far as the sources of a module name it: from
    /// those of assets `ColorResource.skyBlue`, `UIImage.logo` and so on, from those of strings
    /// `LocalizedStringResource.pickACity`.
    ///
    /// Catalogues are those in the folders where images are looked for. Xcode knows those of each module apart; here all
    /// are found wherever they are named.
    func addingCatalogSymbols() -> Program {
        let symbols = CatalogSymbols(folders: folders)
        var program = self
        program.generated += symbols.sources(for: sources).map { own in
            GeneratedSource(fileName: fileName(like: own.name), text: own.text)
        }
        for index in libraries.indices where libraries[index].isOwn {
            program.libraries[index].generated += symbols.sources(for: libraries[index].sources).map { own in
                GeneratedSource(fileName: fileName(like: own.name), text: own.text)
            }
        }
        return program
    }
}

/// The catalogues of some folders, and the sources that Xcode would make of them.
struct CatalogSymbols {
    private let assets: [AssetCatalog]
    private let strings: [ManualStrings]

    init(folders: [String]) {
        assets = folders.flatMap(AssetLibrary.catalogs).map(AssetCatalog.init)
        strings = folders.flatMap(ManualStrings.all)
    }

    /// The sources for a module, with Xcode's names for them, without `.swift`.
    func sources(for sources: [SourceFile]) -> [(name: String, text: String)] {
        guard !assets.isEmpty || !strings.isEmpty else { return [] }
        let texts = sources.map(\.text)
        return [
            ("GeneratedAssetSymbols", AssetSymbols(catalogs: assets, sources: texts).text),
            ("GeneratedStringSymbols", StringSymbols(tables: strings, sources: texts).text),
        ].compactMap { name, text in text.map { (name, $0) } }
    }
}
