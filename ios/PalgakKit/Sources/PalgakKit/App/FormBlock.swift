import PalgakCore

/// A part of a page of choices that stands under one headline: a section of the core's, or what of it has a title of its own.
public struct FormBlock: Identifiable, Equatable, Sendable {
    public let title: String
    /// A line on the title; may be empty.
    public let note: String
    public let fields: [FormField]

    public var id: String { fields.map(\.id).joined(separator: " ") }
}

extension [FormSection] {
    /// The page as a grouped list shows it: rows that are called something begin a group under that name.
    public var blocks: [FormBlock] {
        flatMap { section in
            var blocks: [FormBlock] = []
            var (title, note) = (section.title, section.note)
            var fields: [FormField] = []
            func end() {
                if !fields.isEmpty { blocks.append(FormBlock(title: title, note: note, fields: fields)) }
                fields = []
            }
            for field in section.fields {
                if case .rows = field.control, !field.title.isEmpty, !field.isMenu {
                    end()
                    (title, note) = (field.title, "")
                }
                fields.append(field)
            }
            end()
            return blocks
        }
    }
}

extension FormField {
    /// Whether its options are short enough for a menu beside its title.
    public var isMenu: Bool {
        switch control {
        case .segments: !title.isEmpty
        case .rows(let options): !title.isEmpty && options.allSatisfy { $0.detail.isEmpty }
        case .sides, .setups, .switch, .sample: false
        }
    }
}

extension [FormOption] {
    /// The id of the one that holds.
    public var chosen: String { first { $0.chosen }?.id ?? "" }
}
