import Foundation
import VitrineFoundation
import VitrineModelStore

extension EntityLayout {
    /// What a store can look for of a predicate's condition: it finds what the condition wants, and maybe others. Nil for
    /// nothing.
    func filter(_ condition: PredicateCondition) -> StoreFilter? {
        switch condition {
        case .all(let parts):
            let filters = parts.compactMap(filter)
            return filters.isEmpty ? nil : .all(filters)
        case .any(let parts):
            // All of them or nothing: what is left out may want any object.
            let filters = parts.compactMap(filter)
            return filters.count == parts.count ? .any(filters) : nil
        case .comparison(let comparison): return filter(comparison)
        case .constant, .not: return nil
        }
    }

    private func filter(_ comparison: PredicateComparison) -> StoreFilter? {
        guard comparison.quantifier == nil, comparison.options.isEmpty,
            case .values(let test) = comparison.operation, case .path(let keys) = comparison.left,
            keys.count == 1,
            let index = index(of: keys[0]), !properties[index].isTransient
        else { return nil }
        if test == .in {
            return list(comparison.right).flatMap { values($0, at: index) }.map { .isIn(column: index, $0) }
        }
        guard case .constant(let constant) = comparison.right, let sign = sign(test) else { return nil }
        guard let value = stored(constant, at: index) else { return nil }
        // Texts are ordered by what they mean, not by their bytes; and nothing is before or behind nothing.
        if sign != .equal, sign != .notEqual {
            if case .text = value { return nil }
            if value == .null { return nil }
        }
        return .compare(column: index, sign, value)
    }

    private func sign(_ test: PredicateComparison.Test) -> StoreFilter.Comparison? {
        switch test {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        case .between, .in: nil
        }
    }

    private func list(_ operand: PredicateOperand) -> [Any?]? {
        switch operand {
        case .list(let operands):
            operands.allSatisfy { if case .constant = $0 { true } else { false } }
                ? operands.map { if case .constant(let value) = $0 { value } else { nil } } : nil
        case .constant(let value as [Any]): value
        case .constant(let value as NSArray): value.map { $0 }
        case .constant(let value as Set<AnyHashable>): value.map(\.base)
        case .constant(let value as NSSet): value.map { $0 }
        default: nil
        }
    }

    private func values(_ list: [Any?], at index: Int) -> [StoredValue]? {
        var values: [StoredValue] = []
        for element in list {
            guard let value = stored(element, at: index), value != .null else { return nil }
            values.append(value)
        }
        return values
    }

    /// A constant as the store keeps it; nil where it is not compared as it is kept.
    private func stored(_ constant: Any?, at index: Int) -> StoredValue? {
        let constant = ManagedScalar.unwrapped(constant)
        if let relationship = relationship(index) {
            guard !relationship.isToMany else { return nil }
            switch constant {
            case nil: return .null
            case let id as NSManagedObjectID: return .identifiers([id.uuid])
            case let object as NSManagedObject: return .identifiers([object.objectID.uuid])
            default: return nil
            }
        }
        guard let attribute = attribute(index) else { return nil }
        guard let constant, !(constant is NSNull) else {
            // What is no number is kept as nothing.
            return [.doubleAttributeType, .floatAttributeType].contains(attribute.attributeType) ? nil : .null
        }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
            .doubleAttributeType, .floatAttributeType:
            guard !(constant is String), let number = ManagedScalar.number(constant) else { return nil }
            let double = number.doubleValue
            if double == double.rounded(), abs(double) < 1e15 { return .integer(number.int64Value) }
            return double.isNaN ? nil : .real(double)
        case .dateAttributeType: return (constant as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        case .UUIDAttributeType: return (constant as? UUID).map { .text($0.uuidString) }
        case .stringAttributeType:
            // Other characters are equal to some that are written otherwise.
            return (constant as? String).flatMap { $0.utf8.allSatisfy { $0 < 128 } ? .text($0) : nil }
        default: return nil
        }
    }
}
