import PalgakKit
import SwiftUI

/// The rules of a game, page by page, with boards.
struct GuideScreen: View {
    @Bindable var guide: GuideModel
    @Environment(AppModel.self) private var app

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    Picker(selection: $guide.shelf) {
                        ForEach(Game.all, id: \.self) { Text(verbatim: app.words.name(of: $0)).tag($0) }
                    } label: {
                        Text(verbatim: app.words["home-guide"])
                    }
                    .pickerStyle(.segmented)
                    .id("top")
                    if let page = guide.shown {
                        Text(verbatim: page.title).font(.title.bold()).accessibilityAddTraits(.isHeader)
                        ForEach(Array(page.blocks.enumerated()), id: \.offset) { _, block in
                            GuideBlockView(block: block)
                        }
                    }
                    HStack(spacing: 10) {
                        if let before = guide.before {
                            WideButton(before.title, "chevron.backward", "guide-previous") { turn(-1, reader) }
                        }
                        if let after = guide.after {
                            WideButton(after.title, "chevron.forward", "guide-next") { turn(1, reader) }
                        }
                    }
                }
                .padding(.horizontal, 18)
                .padding(.bottom, 28)
                .widest(620)
                .frame(maxWidth: .infinity)
            }
        }
        .onPage()
        .navigationTitle(Text(verbatim: app.words["home-guide"]))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Menu {
                    ForEach(Array(guide.pages.enumerated()), id: \.offset) { number, page in
                        Button {
                            guide.turn(to: number)
                        } label: {
                            Text(verbatim: page.title)
                        }
                    }
                } label: {
                    Label(app.words["home-guide"], systemImage: "list.bullet")
                }
            }
        }
    }

    private func turn(_ by: Int, _ reader: ScrollViewProxy) {
        guide.turn(to: guide.page + by)
        reader.scrollTo("top", anchor: .top)
    }
}

/// A part of a page.
struct GuideBlockView: View {
    let block: GuideBlock
    @Environment(\.palette) private var palette

    var body: some View {
        switch block {
        case .heading(let text):
            Text(verbatim: text).font(.headline).padding(.top, 6).accessibilityAddTraits(.isHeader)
        case .paragraph(let text): Text(verbatim: text)
        case .item(let term, let text):
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: term).font(.callout.bold())
                Text(verbatim: text)
            }
            .padding(.leading, 12)
            .overlay(alignment: .leading) { palette.brass.frame(width: 3) }
            .accessibilityElement(children: .combine)
        case .board(let diagram, let caption):
            VStack(spacing: 6) {
                DiagramView(diagram: diagram)
                    .widest(min(Double(diagram.columns) * 46, 420))
                Text(verbatim: caption)
                    .font(.footnote)
                    .foregroundStyle(palette.inkSoft)
                    .multilineTextAlignment(.center)
            }
            .frame(maxWidth: .infinity)
        case .table(let header, let rows):
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
                GridRow {
                    ForEach(Array(header.enumerated()), id: \.offset) { Text(verbatim: $1).font(.footnote.bold()) }
                }
                ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                    GridRow { ForEach(Array(row.enumerated()), id: \.offset) { Text(verbatim: $1).font(.footnote) } }
                }
            }
            .padding(12)
            .background(palette.card, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}
