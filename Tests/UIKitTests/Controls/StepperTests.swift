import Testing
import UIKit

@Suite("Steppers") @MainActor struct StepperTests {
  @Test("A stepper goes by its step, stops at its ends or leads round, and tells about changes alone")
  func stepping() {
    let stepper = UIStepper(frame: .zero)
    var told = 0
    stepper.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    stepper.maximumValue = 5
    stepper.stepValue = 2
    stepper.value = 9
    #expect(stepper.value == 5 && told == 0)
    stepper.simulateStep(up: true)
    #expect(stepper.value == 5 && told == 0)
    stepper.simulateStep(up: false)
    #expect(stepper.value == 3 && told == 1)
    stepper.wraps = true
    stepper.value = 5
    stepper.simulateStep(up: true)
    #expect(stepper.value == 0 && told == 2)
    stepper.simulateStep(up: false)
    #expect(stepper.value == 5 && told == 3)
    #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: 32))
  }
}
