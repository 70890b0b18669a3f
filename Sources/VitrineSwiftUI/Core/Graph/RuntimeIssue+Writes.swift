extension RuntimeIssue {
    /// Reports that state was set while a body is evaluated, once for each property and body.
    @MainActor static func reportWriteInBody(of node: _GraphNode, to location: AnyLocation) {
        let property = node.propertyName(of: location) ?? "state of another view"
        let place = ViewAction.description ?? "a body"
        report(
            "Modifying state during view update: \(property) was set in \(place). Views that show it may miss the value; "
                + "set it in an action, as of onAppear, onChange or a button.", at: node,
            "write \(property) \(place)")
    }

    /// Reports that an object published a change while a body is evaluated, once for each property and body.
    @MainActor static func reportPublishing(of object: AnyObject, inBodyOf node: _GraphNode) {
        let type = String(describing: type(of: object))
        let place = ViewAction.description ?? "a body"
        let before = PublishedValues(of: object)
        // Announced before it is stored: what it was shows after the update.
        node.graph.afterUpdate { [weak object, weak node] in
            guard let object, let node else { return }
            let changed = PublishedValues(of: object).changedProperties(from: before)
            for property in changed.isEmpty ? ["objectWillChange"] : changed {
                report(
                    "Publishing changes from within view updates is not allowed: \(type).\(property) was "
                        + "\(changed.isEmpty ? "sent" : "set") in \(place). Views that show it may miss the value; set it in "
                        + "an action, as of onAppear, onChange or a button.", at: node,
                    "publishing \(type).\(property) \(place)")
            }
        }
    }
}
