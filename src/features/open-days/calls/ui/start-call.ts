import { Problem } from '#platform/browser/problem.ts'
import type { Asked } from './ask-devices.ts'
import type { Ends } from './ends.ts'
import { type LineState, type Sends, TalkCall } from './make-call.ts'
import type { Kind } from './peer.ts'
import { SignalPost } from './signal-post.ts'

/** What one sees and hears of the other side. */
export type Seen = {
  line: LineState
  sends: Sends | null
  audio: MediaStream | null
  video: MediaStream | null
  /** The picture should come and does not; the voice goes on. */
  isPictureLost: boolean
}
export const nothingSeen: Seen = { line: 'waiting', sends: null, audio: null, video: null, isPictureLost: false }

type Parts = {
  ends: Ends
  asked: Asked
  servers: RTCIceServer[]
  tell: (seen: Partial<Seen>) => void
  onTakenOver: () => void
}
export type Running = {
  look: () => void
  send: (kind: Kind, track: MediaStreamTrack | null) => void
  tell: (sends: Sends) => void
  leave: () => void
}

/** So often new signals are asked for, in ms, besides when the live line tells of them. */
const every: Record<LineState, number> = { waiting: 2_000, connecting: 700, broken: 700, open: 5_000 }
/** A picture that stands still for so many looks, three seconds apart, does not come through. */
const lookAtPicture = 3_000
const stillFor = 3

const gone: readonly string[] = ['call_over', 'not_found', 'link_expired', 'no_session', 'not_allowed']
const wrong: readonly string[] = ['invalid', 'malformed', 'body_too_large']
function meaning(failure: unknown) {
  const code = failure instanceof Problem ? failure.code : ''
  return gone.includes(code) ? 'over' : wrong.includes(code) ? 'refused' : 'away'
}
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Joins the call of a talk: says hello, reads and answers signals until one leaves. */
export function startCall({ ends, asked, servers, tell, onTakenOver }: Parts): Running {
  let line: LineState = 'waiting'
  const post: SignalPost = new SignalPost({
    ...{ send: ends.say, read: ends.hear, meaning, rest },
    take: ({ side, signal }) => call.take(signal, side === ends.side),
  })
  const call: TalkCall = new TalkCall({
    ...{ side: ends.side, means: asked.means },
    tracks: { audio: asked.stream?.getAudioTracks()[0] ?? null, video: asked.stream?.getVideoTracks()[0] ?? null },
    // what opens a relay is asked for anew; without an answer the last one may still do
    servers: () =>
      ends.find().then(
        (found) => found.ice_servers,
        () => servers,
      ),
    say: (signal) => post.say(signal),
    onLine(state) {
      line = state
      tell({ line })
    },
    onTrack: (track) => tell({ [track.kind]: new MediaStream([track]) }),
    onSends: (sends) => tell({ sends, isPictureLost: false }),
    onTakenOver() {
      stop()
      call.close()
      onTakenOver()
    },
  })
  const stopWatching = watchPicture(
    () => call.pc,
    (isPictureLost) => tell({ isPictureLost }),
  )
  let timer: ReturnType<typeof setTimeout>
  const again = () => {
    timer = setTimeout(() => void post.look().finally(again), every[line])
  }
  again()
  function stop() {
    clearTimeout(timer)
    stopWatching()
    post.close()
  }
  return {
    look: () => void post.look(),
    send: (kind, track) => void call.send(kind, track),
    tell: (sends) => call.tell(sends),
    leave() {
      call.leave()
      stop()
    },
  }
}

/** Says when the picture of an open line stands still, and when it moves again. */
function watchPicture(pcNow: () => RTCPeerConnection | undefined, onLost: (isLost: boolean) => void): () => void {
  let frames = -1
  let still = 0
  const timer = setInterval(async () => {
    const pc = pcNow()
    if (pc?.connectionState !== 'connected') return
    const before = frames
    frames = await framesDecoded(pc)
    still = frames === before ? still + 1 : 0
    onLost(still >= stillFor)
  }, lookAtPicture)
  return () => clearInterval(timer)
}

async function framesDecoded(pc: RTCPeerConnection): Promise<number> {
  let frames = 0
  for (const [, one] of (await pc.getStats()) as unknown as Map<string, RTCInboundRtpStreamStats>)
    if (one.type === 'inbound-rtp' && one.kind === 'video') frames = one.framesDecoded ?? 0
  return frames
}
