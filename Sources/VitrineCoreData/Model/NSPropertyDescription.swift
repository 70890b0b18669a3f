public import Foundation

/// A property of a kind of object. Not changed any more once its model is used.
///
/// Unchecked: programs change descriptions before a coordinator has their model, and nobody afterwards.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// What it is called.
    open var name = ""
    /// Whether there may be no value. Default true.
    open var isOptional = true
    /// Whether it is not kept. Default false.
    open var isTransient = false
    /// What else the model says.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// What it was called in an earlier version of the model; nil for the same.
    open var renamingIdentifier: String?
    /// Of the kind of object.
    open internal(set) weak var entity: NSEntityDescription!
    /// Where it is among the properties of its kind.
    var index = 0

    /// A property without a name.
    public override init() { super.init() }

    /// A copy for a kind of object that inherits it.
    func inherited() -> NSPropertyDescription {
        let copy = NSPropertyDescription()
        describe(copy)
        return copy
    }

    /// Has another property be as this one.
    func describe(_ copy: NSPropertyDescription) {
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.userInfo = userInfo
        copy.renamingIdentifier = renamingIdentifier
    }
}

extension NSPropertyDescription {
    /// What makes it another property than one of the same name.
    var signature: String {
        let own = "\(name) \(isOptional) \(isTransient) \(renamingIdentifier ?? "")"
        return switch self {
        case let attribute as NSAttributeDescription:
            "\(own) \(attribute.attributeType) \(attribute.defaultValue ?? "") \(attribute.valueTransformerName ?? "")"
        case let relation as NSRelationshipDescription:
            "\(own) \(relation.destinationEntity?.name ?? "") \(relation.inverseRelationship?.name ?? "") "
                + "\(relation.minCount) \(relation.maxCount) \(relation.deleteRule) \(relation.isOrdered)"
        default: own
        }
    }
}

/// A property that is a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// What its values are.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of a new object; nil for none.
    open var defaultValue: Any?
    /// Which transformer makes data of values; nil for what archives them.
    open var valueTransformerName: String?
    /// Whether large data may be in files of their own. Here all are in one.
    open var allowsExternalBinaryDataStorage = false

    /// What its values are (iOS 15).
    public var type: AttributeType {
        get { AttributeType(attributeType) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// The class of its values, as Objective-C has it; nil where any may be one.
    open var attributeValueClassName: String? {
        get { valueClassName ?? attributeType.className }
        set { valueClassName = newValue }
    }
    private var valueClassName: String?
    /// What the model's file says of the values.
    var rules = AttributeRules()

    /// An attribute without a name, of no type.
    public override init() { super.init() }

    override func inherited() -> NSPropertyDescription {
        let copy = NSAttributeDescription()
        describe(copy)
        copy.attributeType = attributeType
        copy.defaultValue = defaultValue
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        copy.valueClassName = valueClassName
        copy.rules = rules
        return copy
    }
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kind of object that it leads to.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship of the other kind that leads back; nil for none.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// How many there may be at most: 1 for a relationship to one object, 0 for any number. Default 1.
    open var maxCount = 1
    /// How many there must be at least, where it is not optional. Default 0.
    open var minCount = 0
    /// What becomes of the others when an object is deleted. Default ``NSDeleteRule/nullifyDeleteRule``.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the objects are in an order. Default false.
    open var isOrdered = false

    /// Whether it leads to several.
    open var isToMany: Bool { maxCount != 1 }

    /// A relationship without a name.
    public override init() { super.init() }

    override func inherited() -> NSPropertyDescription {
        let copy = NSRelationshipDescription()
        describe(copy)
        copy.destinationEntity = destinationEntity
        copy.inverseRelationship = inverseRelationship
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
        return copy
    }
}
