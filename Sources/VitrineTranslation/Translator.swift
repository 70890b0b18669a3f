/// Turns sources written for Apple's systems into what Swift on Linux compiles beside the runtime.
///
/// It needs all sources of a module at once: a selector's name is where its method is declared. Lines never move;
/// columns move only behind what has another length, and `TranslatedSource` leads back.
package struct Translator: Sendable {
    private let index: ProgramIndex
    private let family: DeviceFamily
    private let subclasses: SubclassRequirements
    private let overrides: ExtensionOverrides
    private let frameworkOverrides: FrameworkOverrides
    private let categories: CategoryOverrides
    private let requirements: OptionalRequirements
    private let bounds: TypeBounds
    private let constructible: ConstructibleTypes
    private let nibModule: NibModule
    private let additions: ModuleAdditions

    /// - Parameter imported: what the modules that the sources import say of their types.
    ///
    /// Complexity: O(*n*) in the length of the sources.
    package init(
        sources: [Source], family: DeviceFamily = .phone, imported: ModuleExports = ModuleExports()
    ) {
        self.family = family
        index = ProgramIndex(sources.map { ParsedSource($0, family: family) })
        subclasses = SubclassRequirements(index)
        frameworkOverrides = FrameworkOverrides(index)
        overrides = ExtensionOverrides(index, subclasses, frameworkOverrides)
        categories = CategoryOverrides(index)
        requirements = OptionalRequirements(index, imported: imported.requirements)
        bounds = TypeBounds(index)
        constructible = ConstructibleTypes(index, bounds, imported: imported.constructible)
        nibModule = NibModule(index)
        additions = ModuleAdditions(index)
    }

    /// What modules that import this one must know of its types.
    ///
    /// Complexity: O(*n*) in the number of types.
    package var exported: ModuleExports {
        var exported = ModuleExports()
        exported.constructible = constructible.exported
        exported.requirements = requirements.exported
        return exported
    }

    /// The sources in the order in which they were given.
    ///
    /// Complexity: O(*n*) in their length.
    package func translated() -> [TranslatedSource] {
        index.sources.indices.map(translated)
    }

    private func translated(_ number: Int) -> TranslatedSource {
        var translation = SourceTranslation(index: index, number: number)
        ConditionPass.run(&translation, family: family)
        AvailabilityPass.run(&translation)
        ImportPass.run(&translation)
        additions.add(to: &translation)
        OptionalRequirementPass.run(&translation, requirements)
        OptionalCallPass.run(&translation, requirements)
        ConstructionPass.run(&translation, constructible)
        OverridePass.run(&translation, overrides, subclasses)
        FrameworkOverridePass.run(&translation, frameworkOverrides)
        CategoryOverridePass.run(&translation, categories)
        OwnInitializerPass.run(&translation)
        PlainObjectPass.run(&translation)
        KeyedObjectPass.run(&translation)
        PrivateMethodPass.run(&translation, subclasses)
        LayerPropertyPass.run(&translation)
        ManagedPropertyPass.run(&translation)
        NibConnectionPass.run(&translation, nibModule)
        ObservedPass.run(&translation)
        SelectorPass.run(&translation, requirements, bounds)
        KeyPathPass.run(&translation)
        ObjectMemberPass.run(&translation)
        NumberMemberPass.run(&translation)
        GenericCastPass.run(&translation)
        StringConstantPass.run(&translation)
        ShadowedNamePass.run(&translation)
        FoundationMemberPass.run(&translation)
        ExchangedMethodPass.run(&translation)
        AttributePass.run(&translation)
        return TranslatedSource(translation)
    }
}
