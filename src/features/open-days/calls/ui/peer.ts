import type { Signal } from '../contract.ts'

type Description = Extract<Signal, { kind: 'description' }>['description']
type Candidate = Extract<Signal, { kind: 'candidate' }>['candidate']
/** What goes out and comes in on one connection. */
export type Said = { description: Description } | { candidate: Candidate }
export type Kind = 'audio' | 'video'
export type Tracks = Record<Kind, MediaStreamTrack | null>

type Parts = {
  /** Gives way where both offer at the same moment. */
  polite: boolean
  servers: RTCIceServer[]
  tracks: Tracks
  say: (said: Said) => void
  onTrack: (track: MediaStreamTrack) => void
  onState: (state: RTCPeerConnectionState) => void
}

/** One connection between two pages: perfect negotiation (WebRTC 1.0, 10.7). After a reload of either side there is a new one. */
export class Peer {
  readonly pc: RTCPeerConnection
  #parts: Parts
  #isOffering = false
  #isIgnoring = false
  #isAnswered = false
  /** Candidates that came before the description they belong to. */
  #early: Candidate[] = []

  constructor(parts: Parts) {
    this.#parts = parts
    this.pc = new RTCPeerConnection({ iceServers: parts.servers })
    this.pc.ontrack = ({ track }) => parts.onTrack(track)
    this.pc.onicecandidate = ({ candidate }) => parts.say({ candidate: (candidate?.toJSON() as Candidate) ?? null })
    this.pc.onconnectionstatechange = () => parts.onState(this.pc.connectionState)
    this.pc.onnegotiationneeded = () => void this.#offer()
  }

  /** Places for voice and picture, also for what is sent only later: turning a camera on needs no new agreement. */
  begin(): void {
    for (const kind of ['audio', 'video'] as const)
      this.pc.addTransceiver(this.#parts.tracks[kind] ?? kind, { direction: 'sendrecv' })
  }

  async take(said: Said): Promise<void> {
    if ('candidate' in said) return this.#takeCandidate(said.candidate)
    const { description } = said
    const isReady = !this.#isOffering && (this.pc.signalingState === 'stable' || this.#isAnswered)
    this.#isIgnoring = !this.#parts.polite && description.type === 'offer' && !isReady
    if (this.#isIgnoring) return
    this.#isAnswered = description.type === 'answer'
    await this.pc.setRemoteDescription(description).finally(() => {
      this.#isAnswered = false
    })
    for (const early of this.#early.splice(0)) await this.#takeCandidate(early)
    if (description.type === 'offer') await this.#answer()
  }

  /** Sends another track, or none. */
  async replace(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    await this.#place(kind)?.sender.replaceTrack(track)
  }

  /** Looks for a way again, after the one there was broke. */
  restart(servers: RTCIceServer[]): void {
    if (this.pc.signalingState === 'closed') return
    this.pc.setConfiguration({ iceServers: servers })
    this.pc.restartIce()
  }

  close(): void {
    this.pc.onconnectionstatechange = null
    this.pc.close()
  }

  async #offer() {
    this.#isOffering = true
    try {
      await this.pc.setLocalDescription()
      this.#sayDescription()
    } catch {
      // closed meanwhile
    } finally {
      this.#isOffering = false
    }
  }

  async #answer() {
    for (const kind of ['audio', 'video'] as const) {
      const place = this.#place(kind)
      if (!place || place.direction === 'sendrecv') continue
      place.direction = 'sendrecv'
      await place.sender.replaceTrack(this.#parts.tracks[kind])
    }
    await this.pc.setLocalDescription()
    this.#sayDescription()
  }

  #sayDescription() {
    const { type, sdp } = this.pc.localDescription ?? {}
    if (sdp && (type === 'offer' || type === 'answer')) this.#parts.say({ description: { type, sdp } })
  }

  async #takeCandidate(candidate: Candidate): Promise<void> {
    if (!this.pc.remoteDescription) return void this.#early.push(candidate)
    // one of an offer that was not taken, or of a connection before a restart
    await this.pc.addIceCandidate((candidate ?? undefined) as RTCIceCandidateInit | undefined).catch(() => {})
  }

  #place(kind: Kind): RTCRtpTransceiver | undefined {
    return this.pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
  }
}
