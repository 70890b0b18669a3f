extension _UIHostingView: GraphHolding {
    var heldGraph: ViewGraph { graph }
}
