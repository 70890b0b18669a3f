import Foundation

extension NSManagedObject {
    func validateProperties() throws {
        fireFault()
        var errors: [NSError] = []
        for property in entity.layout.properties where !property.isTransient {
            do {
                try validate(modelValueForRules(at: property.index), property)
            } catch { errors.append(error as NSError) }
        }
        if !errors.isEmpty { throw CoreDataError.joined(errors) }
    }

    /// Objects of a relationship are counted, not read.
    private func modelValueForRules(at index: Int) -> Any? {
        switch values[index] {
        case .none: nil
        case .attribute(let value): value
        case .encoded(let data): data
        case .one(let id): id
        case .many(let related): related.ids.isEmpty ? nil : related.ids
        }
    }

    func validate(_ value: Any?, _ property: NSPropertyDescription) throws {
        let name = "\(entity.name ?? "").\(property.name)"
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
            return try validate(
                (value as? [NSManagedObjectID])?.count ?? Self.objects(of: value).count, relationship, name)
        }
        if ManagedScalar.unwrapped(value) == nil {
            guard property.isOptional else {
                throw CoreDataError.validation(
                    NSValidationMissingMandatoryPropertyError, self, property.name,
                    "\(name) is a required value.")
            }
            return
        }
        if let attribute = property as? NSAttributeDescription, let value {
            try attribute.rules.check(value, self, property)
        }
    }

    /// How many objects a relationship to several has. No objects are a value, too: a relationship that is not optional must have
    /// as many as its least count says.
    private func validate(_ count: Int, _ relationship: NSRelationshipDescription, _ name: String) throws {
        if count < relationship.minCount, count > 0 || !relationship.isOptional {
            throw CoreDataError.validation(
                NSValidationRelationshipLacksMinimumCountError, self, relationship.name,
                "\(name) has \(count) objects, and must have \(relationship.minCount).")
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw CoreDataError.validation(
                NSValidationRelationshipExceedsMaximumCountError, self, relationship.name,
                "\(name) has \(count) objects, and may have \(relationship.maxCount).")
        }
    }

    func validateDeletion() throws {
        for property in entity.layout.properties {
            guard let relationship = property as? NSRelationshipDescription,
                relationship.deleteRule == .denyDeleteRule,
                values[property.index].ids.contains(where: { managedObjectContext?.isGone($0) == false })
            else { continue }
            throw CoreDataError.validation(
                NSValidationRelationshipDeniedDeleteError, self, property.name,
                "\(entity.name ?? "") is not deleted while it has '\(property.name)', whose delete rule is deny: delete those "
                    + "first, or call rollback().")
        }
    }
}

/// What the model's file says of an attribute's values.
struct AttributeRules {
    /// The least number, or date in seconds since 2001, or characters.
    var minimum: Double?
    /// The greatest one.
    var maximum: Double?
    /// What a text must be, as a regular expression.
    var pattern: String?

    func check(_ value: Any, _ object: NSManagedObject, _ property: NSPropertyDescription) throws {
        func fail(_ code: Int, _ what: String) -> NSError {
            CoreDataError.validation(
                code, object, property.name,
                "\(object.entity.name ?? "").\(property.name) is \(value), and must be \(what).")
        }
        let size: Double? =
            switch value {
            case let text as String: Double(text.count)
            case let date as Date: date.timeIntervalSinceReferenceDate
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        let isText = value is String
        if let minimum, let size, size < minimum {
            throw fail(isText ? 1670 : value is Date ? 1640 : 1620, "\(minimum) or more")
        }
        if let maximum, let size, size > maximum {
            throw fail(isText ? 1660 : value is Date ? 1630 : 1610, "\(maximum) or less")
        }
        if let pattern, let text = value as? String,
            text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
        {
            throw fail(1680, "as '\(pattern)'")
        }
    }
}
