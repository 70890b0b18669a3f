import Foundation
import Testing

@testable import VitrineStrings

@Suite("English words agree with numbers")
struct EnglishAgreementTests {
    private func agreed(_ text: String) -> String {
        guard let (range, word) = EnglishAgreement.change(in: text) else { return text }
        return text.replacingCharacters(in: range, with: word)
    }

    @Test(
        "One is singular, all else is plural",
        arguments: [
            ("1 Year", "1 Year"), ("2 Year", "2 Years"), ("0 item", "0 items"), ("1 items", "1 item"),
            ("1.5 mile", "1.5 miles"), ("1,000 file", "1,000 files"), ("21 day", "21 days"),
            ("5 items", "5 items"),
            ("3 Person", "3 People"), ("2 child", "2 children"), ("4 Woman", "4 Women"),
            ("2 Moose", "2 Moose"),
            ("1 people", "1 person"), ("2 entry", "2 entries"), ("1 entries", "1 entry"), ("2 key", "2 keys"),
            ("2 box", "2 boxes"), ("1 boxes", "1 box"), ("2 match", "2 matches"), ("2 class", "2 classes"),
            ("1 classes", "1 class"), ("2 bus", "2 buses"), ("2 hero", "2 heroes"), ("2 photo", "2 photos"),
            ("2 ITEM", "2 ITEMS"), ("1 movies", "1 movie"), ("2 virus", "2 viruses"),
            ("1 status", "1 status"),
        ])
    func numbers(text: String, agreed: String) { #expect(self.agreed(text) == agreed) }

    @Test(
        "The noun is the last word before what only follows it",
        arguments: [
            ("3 new message", "3 new messages"), ("2 cup of tea", "2 cups of tea"),
            ("4 day left", "4 days left"),
            ("You have 2 point.", "You have 2 points."), ("3 follower, 2 like", "3 followers, 2 like"),
            ("2 check-in", "2 check-ins"), ("Item 7", "Item 7"), ("no number", "no number"), ("", ""),
            ("3", "3"),
        ])
    func nouns(text: String, agreed: String) { #expect(self.agreed(text) == agreed) }
}
