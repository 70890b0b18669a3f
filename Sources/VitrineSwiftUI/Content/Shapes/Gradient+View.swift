extension LinearGradient: View {
    /// The gradient in all the room it is given.
    public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    /// The gradient in all the room it is given.
    public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    /// The gradient in all the room it is given.
    public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    /// The gradient in all the room it is given.
    public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: View {
    /// The gradient in all the room it is given.
    public var body: some View { Rectangle().fill(self) }
}
