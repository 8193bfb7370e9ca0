import PalgakKit
import SwiftUI

/// The opening setups of Janggi: each with its board, its name and shape, and what it is like to play.
struct SetupCards: View {
    let choices: [SetupChoice]
    let chosen: Setup?
    let enabled: Bool
    let onChoose: @MainActor (Setup) -> Void
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: 10)], spacing: 10) {
            ForEach(choices, id: \.setup) { choice in
                let on = choice.setup == chosen
                Button {
                    onChoose(choice.setup)
                } label: {
                    VStack(alignment: .leading, spacing: 6) {
                        DiagramView(diagram: choice.board)
                        HStack {
                            Text(verbatim: choice.name).font(.callout.bold())
                            Text(verbatim: choice.shape).font(.footnote).foregroundStyle(palette.inkSoft)
                        }
                        if choice.recommended {
                            Text(verbatim: app.words["new-recommended"]).font(.caption.bold()).foregroundStyle(.tint)
                        }
                        Text(verbatim: choice.character).font(.footnote).foregroundStyle(palette.inkSoft)
                    }
                    .padding(10)
                    .background(on ? palette.inset : Color.clear, in: RoundedRectangle(cornerRadius: 14))
                    .overlay(
                        RoundedRectangle(cornerRadius: 14).stroke(
                            on ? palette.brass : palette.line, lineWidth: on ? 2 : 1)
                    )
                    .opacity(enabled || on ? 1 : 0.45)
                }
                .buttonStyle(.plain)
                .disabled(!enabled)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(on ? .isSelected : [])
            }
        }
    }
}
