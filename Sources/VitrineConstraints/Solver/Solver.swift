/// Solves linear constraints step by step: each change starts from the solution before it.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, 2001): a simplex method over a tableau in which variables
/// are free and slacks and errors are not negative, and its dual where constants change. There is a goal for each
/// priority; a lower one is pursued among the optima of the higher. Ties go to the symbol made first, so a solution
/// depends only on the sequence of calls.
///
/// Memory is bounded by the constraints present: the place of what was removed is used again. Rounding is bounded
/// too: after many steps the tableau is computed anew from the constraints. And so is time: see ``stepLimit``.
///
/// The solver is a value: a copy is a snapshot.
public struct Solver: Sendable {
    /// Names a constraint that was added.
    public struct ConstraintID: Hashable, Comparable, Sendable {
        let number: Int
        let slot: Int
        public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
    }

    /// Why a call was refused. The constraints in the solver are those from before the call.
    public enum Failure: Error, Hashable, Sendable {
        /// A required constraint contradicts the required constraints listed, taken together.
        case unsatisfiable(Constraint, conflicting: [ConstraintID])
        /// New constants make the required constraints listed contradict each other.
        case contradiction([ConstraintID])
        /// The constraint is not, or no longer, in the solver.
        case unknownConstraint(ConstraintID)
        /// The variable is edited already, or is not edited.
        case notEditable(Variable)
        /// An edited variable needs a strength below required.
        case requiredEdit(Variable)
    }

    /// A constraint in the solver, and the symbols that stand for it in the tableau.
    struct Entry: Sendable {
        /// Counts the constraints ever added; -1 for a place not in use.
        var number = -1
        var terms = CellStore.Block()
        var constant = 0.0
        var relation = Constraint.Relation.equal
        var strength = Strength.required
        /// The symbol that only this constraint brought: a slack, the excess of an equation, or a dummy.
        var marker: Symbol = -1
        /// What the marker is multiplied by.
        var sign = 1.0
        /// The other error, of a constraint that is weighted; else -1.
        var other: Symbol = -1
        /// The definition that the constraint is; else -1.
        var definition: Int32 = -1
    }

    /// What is minimised for one priority.
    struct Goal: Sendable {
        var priority: Double
        /// How many constraints take part.
        var constraints = 0
        /// What each symbol costs.
        var costs: ContiguousArray<Double> = []
    }

    struct Edit: Sendable {
        var id: ConstraintID
        var value: Double
    }

    var tableau = Tableau()
    /// The goals, most important first. Their costs are valid while ``areGoalsCurrent``.
    var goals: ContiguousArray<Goal> = []
    var areGoalsCurrent = true
    var entries: ContiguousArray<Entry> = []
    var freeEntries: ContiguousArray<Int> = []
    /// The terms of the constraints.
    var terms = CellStore()
    var unknowns = Unknowns()
    /// The variables without rows, in the order they came.
    var definitions: ContiguousArray<Definition> = []
    /// How many of the definitions were given up.
    var abandonedDefinitions = 0
    var edits: [Variable: Edit] = [:]
    private var constraintCount = 0
    private var batches = 0
    var isOptimal = true
    /// Steps since the tableau was computed from the constraints.
    var stepsSinceRefresh = 0

    /// How often two symbols changed places, over the solver's life: a measure of its work.
    public internal(set) var pivots = 0

    /// Makes a solver without constraints.
    public init() {}

    // MARK: Solution

    /// The value of a variable; 0 for one that no constraint mentions.
    public func value(of variable: Variable) -> Double {
        guard let symbol = unknowns.symbol(of: variable) else { return 0 }
        return value(symbol)
    }

    /// The weighted sum of all violations, which is the least possible.
    ///
    /// - Complexity: O(constraints).
    public var cost: Double { goals.reduce(0) { $0 + cost(priority: $1.priority) } }

    /// The weighted sum of the violations of one priority.
    ///
    /// - Complexity: O(constraints).
    public func cost(priority: Double) -> Double {
        entries.reduce(0) { sum, entry in
            guard entry.number >= 0, entry.strength.priority == priority, !entry.strength.isRequired else {
                return sum
            }
            return sum + entry.strength.weight * constraint(of: entry).violation(value(of:))
        }
    }

    // MARK: Constraints

    /// The constraints in the solver, in the order they were added.
    ///
    /// - Complexity: O(n log n).
    public var constraints: [(id: ConstraintID, constraint: Constraint)] {
        entries.indices.compactMap { slot in
            let entry = entries[slot]
            guard entry.number >= 0 else { return nil }
            return (ConstraintID(number: entry.number, slot: slot), constraint(of: entry))
        }.sorted { $0.0 < $1.0 }
    }

    /// A constraint as it is now; nil if it was removed.
    ///
    /// - Complexity: O(terms).
    public func constraint(_ id: ConstraintID) -> Constraint? { entry(id).map(constraint(of:)) }

    /// The constant of a constraint's expression; nil if the constraint was removed.
    public func constant(of id: ConstraintID) -> Double? { entry(id)?.constant }

    func entry(_ id: ConstraintID) -> Entry? {
        guard id.slot < entries.count, entries[id.slot].number == id.number else { return nil }
        return entries[id.slot]
    }

    func constraint(of entry: Entry) -> Constraint {
        let terms = terms.read(entry.terms) { cells in
            cells.map { Expression.Term(unknowns.variable(of: $0.symbol), coefficient: $0.coefficient) }
        }
        return Constraint(
            Expression(terms, constant: entry.constant), entry.relation, zeroWith: entry.strength)
    }

    /// Adds a constraint and finds the solution with it.
    ///
    /// - Complexity: O(cells of the rows that its variables are in), and the steps to the new solution.
    @discardableResult
    public mutating func add(_ constraint: Constraint) throws(Failure) -> ConstraintID {
        if constraintCount == 0 { reserve(constraints: 32) }
        areGoalsCurrent = false
        let entry = makeEntry(for: constraint, number: constraintCount)
        constraintCount += 1
        if let subject = definable(by: entry) {
            let id = keep(entry)
            define(subject, by: id.slot)
            changed()
            return id
        }
        draft(entry)
        if let row = enterDraft(of: entry) {
            let conflicting = owners(of: row, besides: entry)
            forget(entry)
            // The steps taken on the way may have left other rows infeasible; without the new constraint they
            // need not be.
            _ = restoreFeasibility()
            changed()
            throw .unsatisfiable(constraint, conflicting: conflicting)
        }
        if !entry.strength.isRequired { takePart(in: entry.strength.priority) }
        let id = keep(entry)
        changed()
        return id
    }

    private mutating func keep(_ entry: Entry) -> ConstraintID {
        let slot = freeEntries.popLast() ?? entries.count
        if slot == entries.count { entries.append(entry) } else { entries[slot] = entry }
        return ConstraintID(number: entry.number, slot: slot)
    }

    private mutating func reserve(constraints count: Int) {
        tableau.reserve(constraints: count)
        terms.reserve(4 * count)
        entries.reserveCapacity(count)
    }

    /// Takes a constraint out and finds the solution without it.
    ///
    /// - Complexity: O(cells of the rows that its marker is in), and the steps to the new solution.
    public mutating func remove(_ id: ConstraintID) throws(Failure) {
        guard let entry = entry(id) else { throw .unknownConstraint(id) }
        areGoalsCurrent = false
        giveUpDefinition(of: id.slot)
        entries[id.slot] = Entry()
        freeEntries.append(id.slot)
        if !edits.isEmpty { edits = edits.filter { $0.value.id != id } }
        if !entry.strength.isRequired { leave(entry.strength.priority) }
        forget(entry)
        changed()
    }

    // MARK: Batches

    /// Makes several changes and finds the solution once, after the last.
    public mutating func update<Result, Fault: Error>(
        _ changes: (inout Solver) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        batches += 1
        defer {
            batches -= 1
            if batches == 0, !isOptimal { optimise() }
        }
        return try changes(&self)
    }

    /// From now on changes are only noted, until ``solve()``. The values in between mean nothing.
    public mutating func deferSolving() { batches += 1 }

    /// Finds the solution now, although solving is deferred.
    public mutating func solve() { if !isOptimal { optimise() } }

    private mutating func changed() {
        isOptimal = false
        if batches == 0 { optimise() }
    }
}
