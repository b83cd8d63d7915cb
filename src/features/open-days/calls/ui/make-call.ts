import { newId } from '#platform/shared/ids.ts'
import type { Signal } from '../contract.ts'
import { type CallMeans, type CallSide, callSides } from '../rules.ts'
import { type Kind, Peer, type Said, type Tracks } from './peer.ts'

export type Sends = { picture: boolean; voice: boolean }
/** How the line to a side stands: nobody there yet, being made, open, broken, or it left. */
export type LineState = 'waiting' | 'connecting' | 'open' | 'broken'

type Told = {
  onLine: (side: CallSide, state: LineState) => void
  onTrack: (side: CallSide, track: MediaStreamTrack) => void
  /** What a side sends; null once it left. */
  onSends: (side: CallSide, sends: Sends | null) => void
  /** The own side opened the call a second time, elsewhere. */
  onTakenOver: () => void
}
type Parts = Told & {
  side: CallSide
  means: CallMeans
  tracks: Tracks
  servers: () => Promise<RTCIceServer[]>
  say: (signal: Signal) => void
}
/** A visit of a page at another side, and the connection to it. */
type Remote = { id: string; peer: Peer | null }

const lineOf: Partial<Record<RTCPeerConnectionState, LineState>> = {
  connecting: 'connecting',
  connected: 'open',
  disconnected: 'broken',
  failed: 'broken',
}

/**
 * A call between the pages of a talk that survives reloads, each pair with a connection of its own: each visit of a page has an id,
 * signals say from which to which. Whoever comes says hello and waits; whoever is there opens a fresh connection and offers.
 */
export class TalkCall {
  readonly #me = newId<'visit of a page'>()
  readonly #parts: Parts
  readonly #remotes = new Map<CallSide, Remote>()
  #sends: Sends
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#sends = { picture: Boolean(parts.tracks.video), voice: Boolean(parts.tracks.audio) }
    parts.say({ kind: 'hello', from: this.#me, to: null, means: parts.means })
  }

  /** The connection to a side, while there is one. */
  pcTo(side: CallSide): RTCPeerConnection | undefined {
    return this.#remotes.get(side)?.peer?.pc
  }

  /** What was signalled, one after the other. */
  async take(signal: Signal, side: CallSide): Promise<void> {
    if (side === this.#parts.side) {
      if (signal.from !== this.#me) this.#parts.onTakenOver()
      return
    }
    // meant for a page that is gone, or for the third
    if (signal.to && signal.to !== this.#me) return
    if (signal.kind === 'hello') return this.#meet(side, signal.from)
    if (signal.from !== this.#remotes.get(side)?.id) {
      if (signal.kind !== 'description' || signal.description.type !== 'offer' || !signal.to) return
      await this.#open(side, signal.from)
    }
    if (signal.kind === 'bye') this.part(side)
    else if (signal.kind === 'sends') this.#parts.onSends(side, { picture: signal.picture, voice: signal.voice })
    else await this.#remotes.get(side)?.peer?.take(signal)
  }

  /** Sends another track from now on, or none; the others are told what to show. */
  async send(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.#parts.tracks[kind] = track
    await Promise.all([...this.#remotes.values()].map(({ peer }) => peer?.replace(kind, track)))
    this.tell({ ...this.#sends, [kind === 'video' ? 'picture' : 'voice']: track !== null })
  }

  tell(sends: Sends): void {
    this.#sends = sends
    for (const side of this.#remotes.keys()) this.#say(side, { kind: 'sends', ...sends })
  }

  leave(): void {
    this.#parts.say({ kind: 'bye', from: this.#me, to: null })
    this.close()
  }

  close(): void {
    this.#isClosed = true
    for (const { peer } of this.#remotes.values()) peer?.close()
    this.#remotes.clear()
  }

  /** Lets the line to a side go: it left, or may not be there any more. */
  part(side: CallSide): void {
    this.#remotes.get(side)?.peer?.close()
    if (!this.#remotes.delete(side)) return
    this.#parts.onSends(side, null)
    this.#parts.onLine(side, 'waiting')
  }

  async #meet(side: CallSide, theirs: string): Promise<void> {
    await this.#open(side, theirs)
    this.#remotes.get(side)?.peer?.begin()
  }

  async #open(side: CallSide, theirs: string): Promise<void> {
    this.#remotes.get(side)?.peer?.close()
    const remote: Remote = { id: theirs, peer: null }
    this.#remotes.set(side, remote)
    const { tracks, onTrack, onLine } = this.#parts
    onLine(side, 'connecting')
    const servers = await this.#parts.servers()
    if (this.#isClosed || this.#remotes.get(side) !== remote) return
    const peer = new Peer({
      ...{ polite: givesWay(this.#parts.side, side), servers, tracks },
      onTrack: (track) => onTrack(side, track),
      say: (said: Said) => remote.peer === peer && this.#say(side, said),
      onState: (state) => this.#follow(side, peer, state),
    })
    remote.peer = peer
  }

  #follow(side: CallSide, peer: Peer, state: RTCPeerConnectionState): void {
    if (this.#remotes.get(side)?.peer !== peer) return
    const line = lineOf[state]
    if (line) this.#parts.onLine(side, line)
    // told sooner, it would come before the offer by which the other side knows this one
    if (line === 'open') this.#say(side, { kind: 'sends', ...this.#sends })
    // credentials of a relay may be older than they hold
    if (state === 'failed') void this.#parts.servers().then((servers) => peer.restart(servers))
  }

  #say(side: CallSide, said: Said | ({ kind: 'sends' } & Sends)): void {
    const ends = { from: this.#me, to: this.#remotes.get(side)?.id ?? null }
    if ('kind' in said) this.#parts.say({ ...said, ...ends })
    else if ('description' in said) this.#parts.say({ kind: 'description', ...said, ...ends })
    else this.#parts.say({ kind: 'candidate', ...said, ...ends })
  }
}

/** Of two that offer at the same moment the later in the list of sides gives way. */
const givesWay = (mine: CallSide, theirs: CallSide) => callSides.indexOf(mine) > callSides.indexOf(theirs)
