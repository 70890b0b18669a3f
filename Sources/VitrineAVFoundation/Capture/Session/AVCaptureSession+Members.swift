import Foundation

/// A layer that a session does not keep.
struct WeakPreview {
    weak var layer: AVCaptureVideoPreviewLayer?
}

// MARK: - Inputs

extension AVCaptureSession {
    /// Why an input cannot be added; nil if it can.
    func objection(to input: AVCaptureInput) -> String? {
        if input.session === self {
            return "An AVCaptureInput instance may not be added more than once to a session"
        }
        if input.session != nil {
            return "An AVCaptureInput instance may not be added to more than one session"
        }
        let kinds = input.ports.map(\.mediaType).filter { $0 == .video || $0 == .audio }
        let present = inputs.flatMap(\.ports).map(\.mediaType)
        if !(self is AVCaptureMultiCamSession), kinds.contains(where: present.contains) {
            return "Multiple audio/video AVCaptureInputs are not currently supported"
        }
        if let device = (input as? AVCaptureDeviceInput)?.device, !device.supportsSessionPreset(sessionPreset)
        {
            return "Can't add \(input) because the device does not support \(sessionPreset.rawValue) - "
                + "Use -[AVCaptureDevice supportsAVCaptureSessionPreset:]"
        }
        return nil
    }

    /// Adds an input.
    func add(_ input: AVCaptureInput, _ method: String, connecting: Bool) {
        lock.withLock {
            if let objection = objection(to: input) { fault(method, objection) }
            input.session = self
            inputList.append(input)
            if connecting { connect() }
        }
    }

    /// Removes an input, and its connections; nothing for one that is not in the session.
    func remove(_ input: AVCaptureInput) {
        lock.withLock {
            guard input.session === self else { return }
            input.session = nil
            inputList.removeAll { $0 === input }
            connectionList.removeAll { $0.inputPorts.contains { $0.input === input } }
        }
    }
}

// MARK: - Outputs

extension AVCaptureSession {
    /// Why an output cannot be added; nil if it can.
    func objection(to output: AVCaptureOutput) -> String? {
        if output.session === self {
            return "An AVCaptureOutput instance may not be added more than once to a session"
        }
        if output.session != nil {
            return "An AVCaptureOutput instance may not be added to more than one session"
        }
        if !output.maySeveralBeInSession, outputs.contains(where: { type(of: $0) == type(of: output) }) {
            return
                "Cannot add output \(output) to capture session \(self) because more than one output of the same "
                + "type is unsupported."
        }
        return nil
    }

    /// Adds an output.
    func add(_ output: AVCaptureOutput, _ method: String, connecting: Bool) {
        lock.withLock {
            if let objection = objection(to: output) { fault(method, objection) }
            output.session = self
            outputList.append(output)
            if connecting { connect() }
        }
    }

    /// Removes an output, and its connections; nothing for one that is not in the session.
    func remove(_ output: AVCaptureOutput) {
        lock.withLock {
            guard output.session === self else { return }
            output.session = nil
            outputList.removeAll { $0 === output }
            connectionList.removeAll { $0.output === output }
        }
    }
}

// MARK: - Connections

extension AVCaptureSession {
    /// Why a connection cannot be added; nil if it can.
    func objection(to connection: AVCaptureConnection) -> String? {
        if connections.contains(where: { $0 === connection }) { return "The connection was added already" }
        guard !connection.inputPorts.isEmpty, connection.inputPorts.allSatisfy({ $0.input.session === self })
        else {
            return "The inputs of the connection are not in the session"
        }
        if let output = connection.output {
            guard output.session === self else { return "The output of the connection is not in the session" }
            guard connection.inputPorts.allSatisfy({ output.mediaTypes.contains($0.mediaType) }) else {
                return "The output does not take what the ports have"
            }
        } else if !previews.contains(where: { $0.layer === connection.videoPreviewLayer && $0.layer != nil })
        {
            return "The layer of the connection does not show the session"
        }
        return nil
    }

    /// Adds a connection.
    func add(_ connection: AVCaptureConnection) {
        lock.withLock {
            if let objection = objection(to: connection) { fault("addConnection:", objection) }
            connectionList.append(connection)
        }
    }

    /// Has a layer show the session.
    func add(_ layer: AVCaptureVideoPreviewLayer, connecting: Bool) {
        lock.withLock {
            previews.removeAll { $0.layer == nil }
            previews.append(WeakPreview(layer: layer))
            if connecting { connect() }
        }
    }

    /// Has a layer show the session no longer.
    func remove(_ layer: AVCaptureVideoPreviewLayer) {
        lock.withLock {
            previews.removeAll { $0.layer == nil || $0.layer === layer }
            connectionList.removeAll { $0.videoPreviewLayer === layer }
        }
    }

    /// Connects what is not connected: each output once with each kind that it takes, each layer with a camera.
    private func connect() {
        let ports = inputList.flatMap(\.ports)
        for output in outputList {
            let connected = connectionList.filter { $0.output === output }.flatMap(\.inputPorts).map(
                \.mediaType)
            for kind in output.mediaTypes where !connected.contains(kind) {
                guard let port = ports.first(where: { $0.mediaType == kind }) else { continue }
                connectionList.append(AVCaptureConnection(inputPorts: [port], output: output))
            }
        }
        guard let camera = ports.first(where: { $0.mediaType == .video }) else { return }
        for layer in previews.compactMap(\.layer)
        where !connectionList.contains(where: { $0.videoPreviewLayer === layer }) {
            connectionList.append(AVCaptureConnection(inputPort: camera, videoPreviewLayer: layer))
        }
    }
}
