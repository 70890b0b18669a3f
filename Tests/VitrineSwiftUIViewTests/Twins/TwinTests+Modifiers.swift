import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension TwinTests {
    static var modifiers: [Twins] {
        let box = Color.red.frame(width: 60, height: 40)
        return [
            twins("frames one after the other") {
                Color.red.frame(width: 60, height: 40)
            } is: {
                Color.red.frame(width: 60).frame(height: 40)
            },
            twins("padding by axes") {
                box.padding().background(.blue)
            } is: {
                box.padding(.horizontal).padding(.vertical).background(.blue)
            },
            twins("padding by edges") {
                box.padding(7).background(.blue)
            } is: {
                box.padding(EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)).background(.blue)
            },
            twins("background of a view") {
                box.padding().background(Color.blue)
            } is: {
                box.padding().background { Color.blue }
            },
            twins("background and stack") {
                box.padding().background(.blue)
            } is: {
                ZStack {
                    Color.blue.frame(width: 92, height: 72); box
                }
            },
            twins("background in a shape") {
                box.padding().background(.blue, in: .capsule)
            } is: {
                box.padding().background { Capsule().fill(.blue) }
            },
            twins("overlay with an alignment") {
                box.overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) }
            } is: {
                ZStack(alignment: .bottomTrailing) {
                    box; Color.blue.frame(width: 10, height: 10)
                }
            },
            twins("cornerRadius") {
                box.cornerRadius(8)
            } is: {
                box.clipShape(RoundedRectangle(cornerRadius: 8))
            },
            twins("rect as a shape") {
                box.clipShape(.rect(cornerRadius: 8))
            } is: {
                box.clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            },
            twins("mask and clip") {
                box.clipShape(Circle())
            } is: {
                box.mask(Circle())
            },
            twins("foregroundColor") {
                Text("Words").foregroundColor(.red)
            } is: {
                Text("Words").foregroundStyle(.red)
            },
            twins("opacity of a colour") {
                Color.red.opacity(0.5)
            } is: {
                Color.red.opacity(0.25).opacity(2)
            },
            twins("fill and style") {
                Circle().fill(.red)
            } is: {
                Circle().foregroundStyle(.red)
            },
            twins("border") {
                box.border(.blue, width: 3)
            } is: {
                box.overlay { Rectangle().strokeBorder(.blue, lineWidth: 3) }
            },
            twins("strokeBorder and inset") {
                Circle().strokeBorder(.red, lineWidth: 4)
            } is: {
                Circle().inset(by: 2).stroke(.red, lineWidth: 4)
            },
            twins("scaledToFit") {
                Image(systemName: "star").resizable().scaledToFit()
            } is: {
                Image(systemName: "star").resizable().aspectRatio(contentMode: .fit)
            },
            twins("aspectRatio by size") {
                Color.red.aspectRatio(2, contentMode: .fit)
            } is: {
                Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
            },
            twins("offset by size") {
                box.offset(x: 5, y: 7)
            } is: {
                box.offset(CGSize(width: 5, height: 7))
            },
            twins("offset and transform") {
                box.offset(x: 5, y: 7)
            } is: {
                box.transformEffect(CGAffineTransform(translationX: 5, y: 7))
            },
            twins("position and stack") {
                box.position(x: 50, y: 60)
            } is: {
                box.padding(EdgeInsets(top: 40, leading: 20, bottom: 0, trailing: 0))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            },
            twins("edgesIgnoringSafeArea") {
                Color.red.padding(20).edgesIgnoringSafeArea(.all)
            } is: {
                Color.red.padding(20).ignoresSafeArea()
            },
            twins("a background's safe area") {
                Text("0").frame(maxHeight: .infinity).background(.red)
            } is: {
                Text("0").frame(maxHeight: .infinity).background { Color.red.ignoresSafeArea() }
            },
            twins("font in the environment") {
                VStack {
                    Text("A"); Text("B")
                }.font(.title)
            } is: {
                VStack {
                    Text("A").font(.title); Text("B").font(.title)
                }
            },
            twins("environment values") {
                Text("A").environment(\.font, .title)
            } is: {
                Text("A").font(.title)
            },
            twins("disabled by the environment") {
                Button("A") {}.disabled(true)
            } is: {
                Button("A") {}.environment(\.isEnabled, false)
            },
            twins("hidden") {
                VStack {
                    Text("A").hidden(); Text("B")
                }
            } is: {
                VStack {
                    Text("A").opacity(0); Text("B")
                }
            },
            twins("gradients") {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            } is: {
                Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            },
            twins("a custom modifier") {
                box.padding(3)
            } is: {
                box.modifier(Padded())
            },
        ]
    }

    private struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding(3) }
    }
}
