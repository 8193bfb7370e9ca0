import PalgakKit
import SwiftUI

/// A page of choices as the core hands it out. What is chosen is told by its id.
struct FormSections: View {
    let sections: [FormSection]
    /// What the page is called: all that there is to say of a row of segments without a title.
    let page: String
    let choose: @MainActor (String) -> Void

    var body: some View {
        ForEach(sections.blocks) { block in
            Section {
                ForEach(block.fields, id: \.id) { FieldView(field: $0, page: page, choose: choose) }
            } header: {
                if !block.title.isEmpty { Text(verbatim: block.title) }
            } footer: {
                if !block.note.isEmpty { Text(verbatim: block.note) }
            }
        }
    }
}

/// The control of one field.
struct FieldView: View {
    let field: FormField
    let page: String
    let choose: @MainActor (String) -> Void

    var body: some View {
        switch field.control {
        case .segments(let options):
            if field.isMenu { picker(options, field.title) } else { picker(options, page).pickerStyle(.segmented) }
        case .rows(let options):
            if field.isMenu { picker(options, field.title) } else { rows(options) }
        case .sides(let game, let sides):
            ForEach(sides, id: \.option.id) { side in
                row(side.option) { PieceChip(side.piece, in: game, cell: 44) }
            }
        case .setups(let setups):
            SetupCards(
                choices: setups.map(\.choice), chosen: setups.first { $0.chosen }?.choice.setup, enabled: true
            ) { setup in
                if let option = setups.first(where: { $0.choice.setup == setup }) { choose(option.id) }
            }
        case .switch(let on):
            Toggle(
                isOn: Binding(get: { on }, set: { @MainActor now in if now != on { choose(field.id) } })
            ) {
                Text(verbatim: field.title)
                if !field.detail.isEmpty { Text(verbatim: field.detail) }
            }
            .accessibilityIdentifier(field.id)
        case .sample(let game, let pieces):
            HStack {
                Spacer()
                ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in PieceChip(piece, in: game, cell: 56) }
                Spacer()
            }
        }
    }

    private func picker(_ options: [FormOption], _ title: String) -> some View {
        Picker(
            selection: Binding(
                get: { options.chosen }, set: { @MainActor id in if id != options.chosen { choose(id) } })
        ) {
            ForEach(options, id: \.id) { Text(verbatim: $0.title).tag($0.id) }
        } label: {
            Text(verbatim: title)
        }
        .accessibilityIdentifier(field.id)
    }

    /// Options one below the other, each with a line on what it means.
    private func rows(_ options: [FormOption]) -> some View {
        ForEach(options, id: \.id) { row($0) { EmptyView() } }
    }

    private func row(_ option: FormOption, @ViewBuilder picture: () -> some View) -> some View {
        Button {
            choose(option.id)
        } label: {
            HStack {
                picture()
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: option.title)
                    if !option.detail.isEmpty {
                        Text(verbatim: option.detail).font(.footnote).foregroundStyle(.secondary)
                    }
                }
                Spacer(minLength: 8)
                if option.chosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(option.chosen ? .isSelected : [])
        .accessibilityIdentifier(option.id)
    }
}
