@_exported public import VitrineSwiftUI
