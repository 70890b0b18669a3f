import Testing

@testable import VitrineTranslation

@Suite("Attributes of Objective-C")
struct AttributeTests {
    @Test("Attributes without meaning here become as many spaces")
    func blanked() {
        #expect(
            translated(
                """
                @objcMembers class A {
                    @IBOutlet weak var a: C!
                    @IBInspectable public var b = 1
                    @objc
                    @IBAction func c(_ d: Any) {}
                    @objc(e:) @nonobjc func f(_ g: Any) {}
                    @IBSegueAction func h() {}
                }
                @IBDesignable extension A {}
                """)
                    == """
                                 class A {
                                  weak var a: C!
                                       public var b = 1
                             
                                  func c(_ d: Any) {}
                                           func f(_ g: Any) {}
                                       func h() {}
                    }
                                  extension A {}
                    """)
    }

    @Test("Remarks, strings and names in backticks are left alone")
    func untouched() {
        let text =
            "// @objc\n/* #selector(a) */ let a = \"@objc #selector(b)\", `@objc` = #\"\\(#selector(b))\"#"
        #expect(translated(text) == text)
    }

    @Test("What starts the application is @main")
    func main() {
        #expect(translated("@UIApplicationMain class A {}") == "@main              class A {}")
        #expect(translated("@NSApplicationMain\nclass A {}") == "@main             \nclass A {}")
    }

    @Test("A protocol of Objective-C is for classes")
    func protocols() {
        #expect(translated("@objc protocol A {}") == "      protocol A: AnyObject {}")
        #expect(translated("@objc protocol A: B {}") == "      protocol A: AnyObject, B {}")
        #expect(
            translated("@objc protocol A: NSObjectProtocol {}") == "      protocol A: NSObjectProtocol {}")
    }

    @Test("@NSManaged in classes of layers leaves the property to Core Animation")
    func layers() {
        #expect(
            translated(
                """
                public class A: CALayer {
                    @NSManaged public var a: CGFloat
                    @NSManaged weak var b: C!
                }
                class D: A {
                    @objc var e = 1
                    @objc private var f = 1
                    @objc var g: Int { 1 } }
                """)
                    == """
                    public class A: CALayer {
                                   public var a: CGFloat { get { _keptValue(forKey: "a") } set { _keep(newValue, forKey: "a") } }
                                        var b: C! { get { _keptObject(forKey: "b") } set { _keepWeakly(newValue, forKey: "b") } }
                    public override class var _ownProperties: [_LayerOwnProperty] { super._ownProperties + [_property("a", \\A.a), _property("b", \\A.b)] } }
                    class D: A {
                              var e = 1
                              private var f = 1
                              var g: Int { 1 } ; override class var _ownProperties: [_LayerOwnProperty] { super._ownProperties + [_property("e", \\D.e)] } }
                    """)
        // Of a class in a public extension, too, whose members are public without a word of their own.
        #expect(
            translated("public extension N { class A: CALayer { @objc var a = 1 } }")
                == "public extension N { class A: CALayer {       var a = 1 ; public override class var "
                + "_ownProperties: [_LayerOwnProperty] { super._ownProperties + [_property(\"a\", \\A.a)] } } }"
        )
        #expect(findings("class A: CALayer { @NSManaged var b: Int }") == [])
        #expect(
            translated("class A: CALayer { @NSManaged var a: Int, b: Int }")
                == "class A: CALayer {            var a: Int { get { _keptValue(forKey: \"a\") } set { _keep(newValue, "
                + "forKey: \"a\") } }; var b: Int { get { _keptValue(forKey: \"b\") } set { _keep(newValue, "
                + "forKey: \"b\") } } ; override class var _ownProperties: [_LayerOwnProperty] "
                + "{ super._ownProperties + [_property(\"a\", \\A.a), _property(\"b\", \\A.b)] } }")
        #expect(
            findings("class A: CALayer {}\nextension A { @NSManaged var b: Int }") == [
                "2:15: error: @NSManaged belongs to variables in the body of a class of layers; move it there."
            ])
    }

    @Test("Stored properties that are dynamic can be observed, in the same columns where there is room")
    func observed() {
        #expect(
            translated(
                """
                class A: B {
                    @objc dynamic var a = 1
                    @objc(b) dynamic public private(set) var c: Int?
                    @objc public dynamic var d = [1, 2] { didSet { e() } }
                    dynamic var f: [Int: Int] = [:]
                }
                """)
                    == """
                    class A: B {
                        @_Observed    var a = 1
                        @_Observed       public private(set) var c: Int?
                        @_Observed public         var d = [1, 2] { didSet { e() } }
                        @_Observed var f: [Int: Int] = [:]
                    }
                    """)
    }

    @Test("Before there is an object, an initialiser reads what is stored")
    func observedInInitializer() {
        let head = "class A: B {\n    @_Observed    var a = 1\n    var b = 2\n"
        #expect(
            translated(
                """
                class A: B {
                    @objc dynamic var a = 1
                    var b = 2
                    init(c: Int) { d = self.a + self.b; self.a = 3; super.init(c: self.a) ; f(self.a) }
                    func e() { f(self.a) }
                }
                """)
                == head
                    + """
                        init(c: Int) { d = self._a._value + self.b; self.a = 3; super.init(c: self._a._value) ; f(self.a) }
                        func e() { f(self.a) }
                    }
                    """)
    }

    @Test("The wrapper stands before modifiers, as all attributes do")
    func observedBehindModifiers() {
        #expect(
            translated(
                "class A: B {\n    open dynamic var a = 1\n    @GKInspectable public dynamic var b = 1\n}")
                == "class A: B {\n    @_Observed open         var a = 1\n                   @_Observed public         var b = 1\n}"
        )
    }

    @Test("Properties that a wrapper cannot stand before only lose their modifier")
    func notObserved() {
        #expect(
            translated(
                """
                class A: B {
                    @objc dynamic lazy var a = 1
                    @objc dynamic var b: Int { 1 }
                    @objc dynamic override var c: Int { didSet {} }
                    @objc dynamic var d = 1, e = 2
                    @objc dynamic weak var f: C?
                    @objc dynamic func g() {}
                    @objc dynamic static var h = 1
                }
                extension A { @objc dynamic var i: Int { 1 } }
                """)
                    == """
                    class A: B {
                                      lazy var a = 1
                                      var b: Int { 1 }
                                      override var c: Int { didSet {} }
                                      var d = 1, e = 2
                                      weak var f: C?
                                      func g() {}
                                      static var h = 1
                    }
                    extension A {               var i: Int { 1 } }
                    """)
    }
}
