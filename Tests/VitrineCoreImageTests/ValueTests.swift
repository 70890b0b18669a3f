import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct ValueTests {
    @Test func vectorsAreWrittenInBrackets() {
        let vector = CIVector(x: 1, y: 0.5, z: -2)
        #expect(vector.stringRepresentation == "[1 0.5 -2]")
        #expect(CIVector(string: "[1 0.5 -2]") == vector)
        #expect(CIVector(string: "[1 two 3]").count == 1)
        #expect(CIVector(string: "").count == 0)
    }

    @Test func vectorsHoldGeometry() {
        #expect(CIVector(cgPoint: CGPoint(x: 3, y: 4)).cgPointValue == CGPoint(x: 3, y: 4))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CIVector(cgRect: rect).cgRectValue == rect)
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(CIVector(x: 1).value(at: 7) == 0)
        #expect(CIVector(x: 1, y: 2).hash == CIVector(x: 1, y: 2).hash)
        #expect(CIVector(values: [1, 2, 3, 4, 5], count: 5).value(at: 4) == 5)
    }

    @Test func colorsAreWrittenInParentheses() {
        let color = CIColor(string: "0.5 0.25 1 0.75")
        #expect(color == CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
        #expect(color.stringRepresentation == "(0.5 0.25 1 0.75)")
        #expect(CIColor(string: color.stringRepresentation) == color)
        #expect(CIColor(string: "1").alpha == 1)
    }

    @Test func colorsHaveFourComponents() {
        let color = CIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(
            Array(UnsafeBufferPointer(start: color.components, count: color.numberOfComponents)) == [
                0.1, 0.2, 0.3, 0.4,
            ])
        #expect(CIColor(cgColor: CGColor(gray: 0.5, alpha: 1)).stringRepresentation == "(0.5 0.5 0.5 1)")
        #expect(CIColor(red: 1, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }

    @Test func colorsOfOtherSpacesAreConverted() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let linear = try #require(CIColor(red: 0.5, green: 0.5, blue: 0.5, colorSpace: space))
        #expect(linear.red == 0.5)
        #expect(isClose(TestPicture.numbers(CIImage(color: linear)), [0.5, 0.5, 0.5, 1]))
        // ((0.5 + 0.055) / 1.055)^2.4
        #expect(isClose(TestPicture.numbers(CIImage(color: .gray)), [0.21404, 0.21404, 0.21404, 1]))
    }

    @Test func halvesAreRoundedToTheNearestEvenOne() {
        #expect(HalfFloat.bits(of: 1) == 0x3C00)
        #expect(HalfFloat.bits(of: -2) == 0xC000)
        #expect(HalfFloat.bits(of: 65_504) == 0x7BFF)
        #expect(HalfFloat.bits(of: 65_519) == 0x7BFF)
        #expect(HalfFloat.bits(of: 65_520) == 0x7C00)
        #expect(HalfFloat.bits(of: 0x1p-24) == 1)
        #expect(HalfFloat.bits(of: 0x1p-25) == 0)
        // Between 1 and 1 + 2⁻¹⁰, the even one.
        #expect(HalfFloat.bits(of: 1 + 0x1p-11) == 0x3C00)
        #expect(HalfFloat.bits(of: 1 + 3 * 0x1p-11) == 0x3C02)
        for bits in UInt16(0)...0x7C00 { #expect(HalfFloat.bits(of: HalfFloat.value(of: bits)) == bits) }
    }
}
