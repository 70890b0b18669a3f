import Foundation
import Testing

@testable import VitrineCoreMotion

struct CoreMotionTests {
    /// A turn by degrees around one axis.
    private func turn(_ degrees: Double, x: Double = 0, y: Double = 0, z: Double = 0) -> CMQuaternion {
        let half = degrees * .pi / 360
        return CMQuaternion(x: x * sin(half), y: y * sin(half), z: z * sin(half), w: cos(half))
    }

    private func degrees(_ attitude: CMAttitude) -> [Double] {
        [attitude.yaw, attitude.pitch, attitude.roll].map { ($0 * 180 / .pi * 1000).rounded() / 1000 }
    }

    @Test func anglesAreThoseOfTurnsByYawPitchAndRoll() {
        let attitude = CMAttitude(turn(100, z: 1) * turn(20, x: 1) * turn(-30, y: 1))
        #expect(degrees(attitude) == [100, 20, -30])
        // A device that lies on its back, its top raised: down is below its lower side, too.
        let raised = CMAttitude(turn(90, x: 1)).rotationMatrix
        let down = [-raised.m13, -raised.m23, -raised.m33].map { $0.rounded() }
        #expect(down == [0, -1, 0])
        attitude.multiply(byInverseOf: CMAttitude(turn(100, z: 1)))
        #expect(degrees(attitude) == [0, 20, -30])
        #expect(CMAttitude().rotationMatrix.m22 == 1 && CMAttitude().quaternion.w == 1)
    }

    @Test func thereAreNoSensors() async {
        let manager = CMMotionManager()
        manager.startAccelerometerUpdates(to: .main) { _, _ in Issue.record("there is nothing to tell") }
        #expect(!manager.isAccelerometerAvailable && !manager.isAccelerometerActive)
        #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
        let error = await withCheckedContinuation { answer in
            CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { _, error in
                answer.resume(returning: (error as NSError?)?.code)
            }
        }
        #expect(error == Int(CMErrorMotionActivityNotAvailable.rawValue))
    }
}
