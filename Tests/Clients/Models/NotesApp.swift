import SwiftUI

@main
struct NotesApp: App {
    let store = NoteStore()

    var body: some Scene {
        WindowGroup {
            NoteList().environment(\.managedObjectContext, store.container.viewContext)
        }
    }
}

struct NoteList: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.text)], predicate: NSPredicate(format: "stars > 2"))
    private var notes: FetchedResults<Note>
    @Environment(\.managedObjectContext) private var context

    var body: some View {
        List(notes) { note in
            Label(note.text ?? "", systemImage: "note.text").badge(Int(note.stars))
        }
        .onAppear { print("shown: " + notes.map(\.initial).joined(separator: ",")) }
    }
}
