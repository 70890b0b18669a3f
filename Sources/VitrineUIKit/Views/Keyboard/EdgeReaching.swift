/// An accessory that fills what is unsafe below its content by itself.
@MainActor
protocol EdgeReaching: UIView {}
