import Foundation
import VitrineFoundation

/// What a request finds as dictionaries.
struct DictionaryResults {
    private let names: [String]
    private let groups: [String]
    private let isDistinct: Bool
    private let limit: Int
    private let offset: Int

    init<T>(_ request: NSFetchRequest<T>, _ entity: NSEntityDescription) {
        func name(_ property: Any) -> String { (property as? NSPropertyDescription)?.name ?? "\(property)" }
        let all = entity.layout.properties.filter { $0 is NSAttributeDescription }.map(\.name)
        names = request.propertiesToFetch?.map(name) ?? all
        groups = request.propertiesToGroupBy?.map(name) ?? []
        isDistinct = request.returnsDistinctResults || !groups.isEmpty
        limit = request.fetchLimit
        offset = request.fetchOffset
    }

    func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
        var rows = objects.map { object in
            var values: [String: Any] = [:]
            for name in names {
                guard let value = object.value(forKeyPath: name) else { continue }
                values[name] = (value as? NSManagedObject)?.objectID ?? value
            }
            return values as NSDictionary
        }
        if isDistinct {
            var seen: Set<NSDictionary> = []
            rows = rows.filter { seen.insert($0).inserted }
        }
        rows.removeFirst(min(offset, rows.count))
        return limit > 0 ? Array(rows.prefix(limit)) : rows
    }
}
