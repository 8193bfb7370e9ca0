// Declarations only; see README.md.
import Foundation

public final class AVAudioSession {
    public struct Category: Sendable { public static let ambient = Category() }
    public static func sharedInstance() -> AVAudioSession { fatalError() }
    public func setCategory(_ category: Category) throws {}
}
open class AVAudioNode {
    public func outputFormat(forBus bus: Int) -> AVAudioFormat { fatalError() }
}
public final class AVAudioMixerNode: AVAudioNode {}
public final class AVAudioOutputNode: AVAudioNode {}
public final class AVAudioFormat {
    public init?(standardFormatWithSampleRate rate: Double, channels: UInt32) {}
    public var channelCount: UInt32 { 0 }
}
public final class AVAudioPCMBuffer {
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {}
    public var frameLength: UInt32 = 0
    public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
}
public final class AVAudioPlayerNode: AVAudioNode {
    public override init() {}
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    public func play() {}
}
public final class AVAudioTime {}
public final class AVAudioEngine {
    public init() {}
    public func attach(_ node: AVAudioNode) {}
    public func connect(_ one: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
    public var outputNode: AVAudioOutputNode { fatalError() }
    public var mainMixerNode: AVAudioMixerNode { fatalError() }
    public var isRunning: Bool { false }
    public func start() throws {}
}
