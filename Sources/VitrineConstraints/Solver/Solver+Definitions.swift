/// Variables that are worked out of others instead of taking part in the simplex.
///
/// Most required constraints of a layout say where something new is: `b.left = a.right + 8`. Nothing else is said of
/// `b.left` yet, so whatever the others are worth, it can be chosen to fit. Such a constraint defines its variable. It
/// has no row: the variable is written as what defines it where another constraint mentions it, and worked out when a
/// solution is there. As a row, a place in a stack would be a sum over all lengths before it, which every step of the
/// simplex that changes one of them has to touch: the work would grow with the cube of the number of views.
///
/// A variable is defined by the constraint that mentions it first, so what a definition mentions was there before it:
/// in the order they were made, definitions never lead in a circle. What defines an inequality's variable includes
/// its slack, which is zero until a row brings it in.
extension Solver {
    /// A variable, and the constraint that it is worked out of.
    struct Definition: Sendable {
        /// The variable; -1 if the definition was given up.
        var symbol: Symbol
        /// The place of the constraint's entry.
        var slot: Int
        /// What the constraint multiplies the variable by.
        var coefficient: Double
        /// What the variable was worth in the last solution.
        var value = 0.0
    }

    /// The variable that a new constraint can define: one that only it mentions, and once.
    func definable(by entry: Entry) -> Cell? {
        guard entry.strength.isRequired else { return nil }
        return terms.read(entry.terms) { cells in
            cells.first {
                unknowns.isMentionedOnce($0.symbol) && $0.coefficient.magnitude > Tolerance.pivot
            }
        }
    }

    /// Works a variable out of a constraint from now on.
    mutating func define(_ subject: Cell, by slot: Int) {
        let index = Int32(definitions.count)
        definitions.append(
            Definition(symbol: subject.symbol, slot: slot, coefficient: subject.coefficient))
        entries[slot].definition = index
        tableau.symbols[Int(subject.symbol)].definition = index
    }

    /// Makes a definition a row like others. Its variable is in none.
    mutating func writeOutDefinition(of slot: Int) {
        let symbol = abandonDefinition(of: slot)
        draft(entries[slot])
        tableau.enterDraft(solvedFor: symbol)
    }

    /// Prepares for the removal of a constraint that defines a variable: what mentions the variable has to lose what
    /// the constraint said of it.
    mutating func giveUpDefinition(of slot: Int) {
        guard entries[slot].definition >= 0 else { return }
        // Where a row mentions the variable, the marker is too, or it is basic.
        if tableau.isInUse(entries[slot].marker) {
            writeOutDefinition(of: slot)
        } else {
            _ = abandonDefinition(of: slot)
        }
        if 2 * abandonedDefinitions > definitions.count + 16 { compactDefinitions() }
    }

    private mutating func abandonDefinition(of slot: Int) -> Symbol {
        let index = Int(entries[slot].definition)
        let symbol = definitions[index].symbol
        definitions[index].symbol = -1
        entries[slot].definition = -1
        tableau.symbols[Int(symbol)].definition = -1
        abandonedDefinitions += 1
        return symbol
    }

    private mutating func compactDefinitions() {
        definitions.removeAll { $0.symbol < 0 }
        abandonedDefinitions = 0
        for (index, definition) in definitions.enumerated() {
            tableau.symbols[Int(definition.symbol)].definition = Int32(index)
            entries[definition.slot].definition = Int32(index)
        }
    }

    // MARK: Writing out

    /// Writes a constraint as `0 = draft`, in terms of what is neither basic nor defined.
    mutating func draft(_ entry: Entry) {
        tableau.beginDraft(constant: entry.constant)
        addToDraft(entry, times: 1, besides: -1)
        writeOutDefinitionsInDraft()
        tableau.endDraft()
    }

    /// What a definition mentions was defined before: the last comes first, so that each is written out once.
    mutating func writeOutDefinitionsInDraft() {
        while let index = tableau.nextDefinitionInDraft() {
            let definition = definitions[Int(index)]
            let coefficient = tableau.takeFromDraft(definition.symbol)
            guard coefficient.magnitude >= Tolerance.coefficient else { continue }
            let defining = entries[definition.slot]
            let factor = -coefficient / definition.coefficient
            tableau.addToDraft(constant: factor * defining.constant)
            addToDraft(defining, times: factor, besides: definition.symbol)
        }
    }

    private mutating func addToDraft(_ entry: Entry, times factor: Double, besides symbol: Symbol) {
        for index in 0..<entry.terms.count {
            let term = terms[entry.terms, index]
            if term.symbol != symbol { tableau.addToDraft(term.symbol, times: factor * term.coefficient) }
        }
        tableau.addToDraft(entry.marker, times: factor * entry.sign)
        if entry.other >= 0 { tableau.addToDraft(entry.other, times: -factor * entry.sign) }
    }

    // MARK: Values

    func value(_ symbol: Symbol) -> Double {
        let info = tableau.symbols[Int(symbol)]
        if info.row >= 0 { return tableau.rows[Int(info.row)].constant }
        return info.definition >= 0 ? definitions[Int(info.definition)].value : 0
    }

    /// Works out what the defined variables are worth.
    ///
    /// Complexity: O(terms of their constraints), with every new solution.
    mutating func evaluateDefinitions() {
        for index in definitions.indices where definitions[index].symbol >= 0 {
            let definition = definitions[index]
            let entry = entries[definition.slot]
            var sum = entry.constant + entry.sign * value(entry.marker)
            terms.read(entry.terms) { cells in
                for cell in cells where cell.symbol != definition.symbol {
                    sum += cell.coefficient * value(cell.symbol)
                }
            }
            definitions[index].value = -sum / definition.coefficient
        }
    }
}
