/// Numbers of sections, or of the items of a section, that do not agree with the changes reported.
struct CountMismatch: Equatable {
    /// The section's index after the update; nil if it is the number of sections.
    var section: Int?
    /// What the section is called, if the data source has identifiers.
    var name: String?
    /// What the changes lead to.
    var expected: Int
    /// What the data source says.
    var actual: Int
    /// What the data source said before the changes.
    var before: Int
    var inserted: Int
    var deleted: Int

    /// Says which numbers differ, and what usually brings that about.
    ///
    /// - Parameter dataSource: The name of the data source's type.
    func explanation(dataSource: String) -> String {
        let place =
            section.map { "items in section \($0)" + (name.map { " (\($0))" } ?? "") } ?? "sections"
        return "Expected \(expected) \(place), but \(dataSource) now says \(actual). \(likelyCause)"
    }

    private var likelyCause: String {
        let change = actual - before
        let reported = inserted - deleted
        if change == 0 {
            return
                "The number is the one from before the updates closure: either the model did not change, or it "
                + "changed before the collection view asked for the numbers before the update - it does that when the "
                + "call starts, if a layout is still due. Change the model inside the updates closure."
        }
        if change == -reported {
            return
                "The changes are the opposite of what the model did: insertions and deletions seem to be mixed up."
        }
        if change > reported {
            return
                "\(change - reported) more came than were reported: every change of the model needs its call, in "
                + "the same updates closure."
        }
        return
            "\(reported - change) fewer are there than the calls say: a change was reported that the model did "
            + "not make, or one of the model's was made before the updates closure."
    }
}
