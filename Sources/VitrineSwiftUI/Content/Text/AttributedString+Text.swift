import VitrineStrings

extension AttributeScopes {
    /// The attributes of SwiftUI.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// What SwiftUI draws of an attributed string.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The spacing between characters, in points.
        public let kern: KerningAttribute
        /// The spacing after characters, in points.
        public let tracking: TrackingAttribute
        /// How far above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Those of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }
        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The spacing between characters.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }
        /// The spacing after characters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }
        /// How far above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of SwiftUI by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// Displays styled attributed content.
    ///
    /// What its runs say of font, colours, lines, spacing and links is drawn, and what Markdown says of them.
    // A literal is a key and not an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            attributedContent.runs.map { run in
                let intent = run.inlinePresentationIntent ?? []
                var style = TextRunStyle(MarkdownRun.Traits(rawValue: intent.rawValue), link: run.link)
                style.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
                style.color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
                style.background = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
                if let line = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
                    style.strikethrough = .line(line)
                }
                if let line = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
                    style.underline = .line(line)
                }
                style.kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
                style.tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
                style.baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
                return Run(content: .verbatim(String(attributedContent[run.range].characters)), style: style)
            })
    }
}
