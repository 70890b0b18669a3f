extension CIImage {
    /// Black, without end.
    public static let black = CIImage(color: .black)
    /// Blue, without end.
    public static let blue = CIImage(color: .blue)
    /// Nothing, without end.
    public static let clear = CIImage(color: .clear)
    /// Cyan, without end.
    public static let cyan = CIImage(color: .cyan)
    /// Grey, without end.
    public static let gray = CIImage(color: .gray)
    /// Green, without end.
    public static let green = CIImage(color: .green)
    /// Magenta, without end.
    public static let magenta = CIImage(color: .magenta)
    /// Red, without end.
    public static let red = CIImage(color: .red)
    /// White, without end.
    public static let white = CIImage(color: .white)
    /// Yellow, without end.
    public static let yellow = CIImage(color: .yellow)
}
