import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension ChangedScreenTests {
    static var layouts: [Screen] {
        let box = Color.red.frame(width: 30, height: 30)
        return [
            screen("safeAreaInset") { n in
                page.safeAreaInset(edge: .bottom) { if n > 0 { Color.red.frame(height: CGFloat(n * 30)) } }
            },
            screen("safeAreaInset at the top") { n in
                NavigationStack {
                    page.safeAreaInset(edge: .top) { Color.red.frame(height: CGFloat(n * 30)) }
                        .navigationTitle("T")
                }
            },
            screen("safeAreaPadding") { n in page.safeAreaPadding(.bottom, CGFloat(n * 30)) },
            screen("ignoresSafeArea") { n in Color.red.ignoresSafeArea(edges: [[], .top, .all][n]) },
            screen("padding") { n in Color.red.padding(CGFloat(n * 10)) },
            screen("frame") { n in Color.red.frame(width: [nil, 50, 90][n], height: [50, nil, 90][n]) },
            screen("alignment") { n in
                box.frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: [.topLeading, .center, .bottom][n])
            },
            screen("stack alignment") { n in
                VStack(alignment: [.leading, .center, .trailing][n], spacing: CGFloat(n * 5)) {
                    box; Text("Some words")
                }
            },
            screen("AnyLayout") { n in
                (n == 1 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()))() {
                    box; Text("Some words")
                }
            },
            screen("grid columns") { n in
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(), count: n + 1)) {
                        ForEach(0..<7) { _ in box }
                    }
                }
            },
            screen("grid items") { n in
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0...n, id: \.self) { _ in box } }
                }
            },
            screen("lazy rows") { n in
                ScrollView { LazyVStack { ForEach(0..<(40 * n + 2), id: \.self) { Text("Row \($0)") } } }
            },
            screen("pinned headers") { n in
                ScrollView {
                    LazyVStack(pinnedViews: n == 1 ? [.sectionHeaders] : []) {
                        Section {
                            ForEach(0..<5) { Text("\($0)") }
                        } header: {
                            Text("H\(n)")
                        }
                    }
                }
            },
            screen("axes") { n in
                ScrollView([.vertical, .horizontal, []][n]) { Color.red.frame(width: 300, height: 500) }
            },
            screen("axes of tall content") { n in
                ScrollView([.vertical, .horizontal, []][n]) { Color.red.frame(width: 100, height: 400) }
            },
            screen("default anchor") { n in
                ScrollView { Color.red.frame(height: CGFloat(100 + n * 400)) }.defaultScrollAnchor(.bottom)
            },
            screen("Grid") { n in
                Grid {
                    ForEach(0...n, id: \.self) { row in
                        GridRow {
                            Text("R\(row)"); ForEach(0...n, id: \.self) { _ in box }
                        }
                    }
                }
            },
            screen("ViewThatFits") { n in
                ViewThatFits {
                    Color.red.frame(width: CGFloat(n * 150), height: 30); Text("It does not fit")
                }
            },
            screen("background and overlay") { n in
                box.background { if n == 1 { Color.green.padding(-10) } }.overlay(alignment: .bottom) {
                    if n == 2 { Text("O") }
                }
            },
            screen("shape") { n in
                Color.red.clipShape([AnyShape(Circle()), AnyShape(Capsule()), AnyShape(Rectangle())][n])
                    .frame(width: 80, height: 50)
            },
            screen("effects") { n in
                box.rotationEffect(.degrees(Double(n) * 30)).scaleEffect(CGFloat(n + 1)).blur(
                    radius: CGFloat(n)
                )
                .opacity([1, 0.5, 0.2][n]).offset(x: CGFloat(n * 10))
            },
            screen("mask") { n in
                Color.red.mask { if n == 1 { Circle() } else { Rectangle() } }.frame(height: 60)
            },
            screen("zIndex") { n in
                ZStack {
                    Color.red.frame(width: 50, height: 50).zIndex(n == 1 ? 1 : 0);
                    Color.green.frame(width: 70, height: 30)
                }
            },
            screen("geometry") { n in
                GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.padding(CGFloat(n * 10))
            },
            screen("hosted view") { n in Hosted(text: "Label \(n)", size: CGFloat(12 + n * 6)) },
            screen("columns") { n in
                NavigationSplitView(columnVisibility: .constant([.all, .detailOnly, .automatic][n])) {
                    page
                } detail: {
                    Text("D")
                }
            },
            screen("unavailable") { n in
                ContentUnavailableView("T\(n)", systemImage: ["star", "heart", "circle"][n])
            },
            screen("gradient") { n in
                LinearGradient(
                    colors: [[.red, .blue, .green][n], .black], startPoint: .top, endPoint: .bottom)
            },
            screen("border") { n in box.border([Color.green, .blue, .black][n], width: CGFloat(n + 1)) },
            screen("shadow") { n in box.shadow(radius: CGFloat(n * 5)) },
            screen("aspectRatio") { n in
                Color.red.aspectRatio([1, 2, nil][n], contentMode: [.fit, .fit, .fill][n])
            },
        ]
    }

    private struct Hosted: UIViewRepresentable {
        let text: String
        let size: CGFloat
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) {
            view.text = text
            view.font = .systemFont(ofSize: size)
        }
    }
}
