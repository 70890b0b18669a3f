extension MKAnnotationView {
    /// Makes a view of a class that was registered, by its `init(annotation:reuseIdentifier:)`: Swift constructs from a
    /// metatype only through a `required` initialiser, which those of programs are not. The symbol is the allocating entry
    /// of `init(_dynamic:_:)`, which takes the metatype as `self`.
    @_silgen_name("$s13VitrineMapKit16MKAnnotationViewC8_dynamic_AcA0D0_pSg_SSSgtcfC")
    private static func allocate(
        _ annotation: (any MKAnnotation)?, _ reuseIdentifier: String?
    ) -> MKAnnotationView

    static func make(
        from type: MKAnnotationView.Type, annotation: any MKAnnotation, reuseIdentifier: String
    ) -> MKAnnotationView { type.allocate(annotation, reuseIdentifier) }
}
