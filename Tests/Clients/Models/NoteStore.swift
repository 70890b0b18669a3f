import CoreData

/// Its properties are written of the model.
@objc(Note)
public class Note: NSManagedObject {
    @objc var initial: String { String((text ?? "-").prefix(1)) }

    public override func awakeFromInsert() {
        super.awakeFromInsert()
        text = "new"
    }
}

/// In memory, with what there is to see.
final class NoteStore {
    let container = NSPersistentContainer(name: "Notes")

    init() {
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
        let context = container.viewContext
        let folder = Folder(context: context)
        folder.name = "Home"
        for (text, stars) in [("Bread", 3), ("Apples", 5), ("Chess", 1)] {
            let note = Note(context: context)
            note.text = text
            note.stars = Int16(stars)
            folder.addToNotes(note)
        }
        do {
            try context.save()
            let request = Note.fetchRequest() as! NSFetchRequest<Note>
            request.predicate = NSPredicate(format: "folder == %@ AND stars IN %@", folder, [1, 3])
            request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.stars, ascending: false)]
            let controller = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "initial",
                cacheName: nil)
            try controller.performFetch()
            print("sections:", controller.sections?.map(\.name) ?? [], "of", folder.notes?.count ?? 0)
        } catch {
            fatalError("\(error)")
        }
    }
}
