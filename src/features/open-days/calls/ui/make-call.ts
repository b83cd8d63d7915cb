import { newId } from '#platform/shared/ids.ts'
import type { Signal } from '../contract.ts'
import type { CallMeans } from '../rules.ts'
import { type Kind, Peer, type Said, type Tracks } from './peer.ts'

export type Sends = { picture: boolean; voice: boolean }
/** How the line stands: nobody there yet, being made, open, broken, or the other side left. */
export type LineState = 'waiting' | 'connecting' | 'open' | 'broken'

type Told = {
  onLine: (state: LineState) => void
  onTrack: (track: MediaStreamTrack) => void
  /** What the other side sends; null once it left. */
  onSends: (sends: Sends | null) => void
  /** The own side opened the call a second time, elsewhere. */
  onTakenOver: () => void
}
type Parts = Told & {
  side: 'desk' | 'visitor'
  means: CallMeans
  tracks: Tracks
  servers: () => Promise<RTCIceServer[]>
  say: (signal: Signal) => void
}

const lineOf: Partial<Record<RTCPeerConnectionState, LineState>> = {
  connecting: 'connecting',
  connected: 'open',
  disconnected: 'broken',
  failed: 'broken',
}

/**
 * A call between two pages that survives reloads: each visit of a page has an id, signals say from which to which. Whoever comes says
 * hello and waits; whoever is there opens a fresh connection and offers.
 */
export class TalkCall {
  readonly #me = newId<'visit of a page'>()
  readonly #parts: Parts
  #theirs: string | null = null
  #peer: Peer | null = null
  #sends: Sends
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#sends = { picture: Boolean(parts.tracks.video), voice: Boolean(parts.tracks.audio) }
    parts.say({ kind: 'hello', from: this.#me, to: null, means: parts.means })
    parts.onLine('waiting')
  }

  get pc(): RTCPeerConnection | undefined {
    return this.#peer?.pc
  }

  /** What was signalled, one after the other. */
  async take(signal: Signal, isOwnSide: boolean): Promise<void> {
    if (isOwnSide) {
      if (signal.from !== this.#me) this.#parts.onTakenOver()
      return
    }
    // meant for a page that is gone
    if (signal.to && signal.to !== this.#me) return
    if (signal.kind === 'hello') return this.#meet(signal.from)
    if (signal.from !== this.#theirs) {
      if (signal.kind !== 'description' || signal.description.type !== 'offer') return
      await this.#open(signal.from)
    }
    if (signal.kind === 'bye') this.#part()
    else if (signal.kind === 'sends') this.#parts.onSends({ picture: signal.picture, voice: signal.voice })
    else await this.#peer?.take(signal)
  }

  /** Sends another track from now on, or none; the other side is told what to show. */
  async send(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.#parts.tracks[kind] = track
    await this.#peer?.replace(kind, track)
    this.tell({ ...this.#sends, [kind === 'video' ? 'picture' : 'voice']: track !== null })
  }

  tell(sends: Sends): void {
    this.#sends = sends
    if (this.#theirs) this.#say({ kind: 'sends', ...sends })
  }

  leave(): void {
    this.#parts.say({ kind: 'bye', from: this.#me, to: null })
    this.close()
  }

  close(): void {
    this.#isClosed = true
    this.#drop()
  }

  #drop(): void {
    this.#peer?.close()
    this.#peer = null
  }

  async #meet(theirs: string): Promise<void> {
    await this.#open(theirs)
    this.#peer?.begin()
  }

  async #open(theirs: string): Promise<void> {
    this.#drop()
    this.#theirs = theirs
    const { side, tracks, onTrack, onLine } = this.#parts
    onLine('connecting')
    const servers = await this.#parts.servers()
    if (this.#isClosed) return
    const peer = new Peer({
      ...{ polite: side === 'visitor', servers, tracks },
      onTrack,
      say: (said: Said) => this.#peer === peer && this.#say(said),
      onState: (state) => this.#follow(peer, state),
    })
    this.#peer = peer
  }

  #follow(peer: Peer, state: RTCPeerConnectionState): void {
    if (this.#peer !== peer) return
    const line = lineOf[state]
    if (line) this.#parts.onLine(line)
    // told sooner, it would come before the offer by which the other side knows this one
    if (line === 'open') this.tell(this.#sends)
    // credentials of a relay may be older than they hold
    if (state === 'failed') void this.#parts.servers().then((servers) => peer.restart(servers))
  }

  #part(): void {
    this.#drop()
    this.#theirs = null
    this.#parts.onSends(null)
    this.#parts.onLine('waiting')
  }

  #say(said: Said | ({ kind: 'sends' } & Sends)): void {
    const ends = { from: this.#me, to: this.#theirs }
    if ('kind' in said) this.#parts.say({ ...said, ...ends })
    else if ('description' in said) this.#parts.say({ kind: 'description', ...said, ...ends })
    else this.#parts.say({ kind: 'candidate', ...said, ...ends })
  }
}
