import { Problem } from '#platform/browser/problem.ts'
import type { CallSide } from '../rules.ts'
import type { Asked } from './ask-devices.ts'
import type { Ends } from './ends.ts'
import { type LineState, type Sends, TalkCall } from './make-call.ts'
import type { Kind } from './peer.ts'
import { SignalPost } from './signal-post.ts'
import { watchPicture } from './watch-picture.ts'

/** What one sees and hears of another side. */
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
  tell: (side: CallSide, seen: Partial<Seen>) => void
  onTakenOver: () => void
}
export type Running = {
  look: () => void
  send: (kind: Kind, track: MediaStreamTrack | null) => void
  tell: (sends: Sends) => void
  /** Lets the line to a side go that may not be there any more. */
  part: (side: CallSide) => void
  leave: () => void
}

/** So often new signals are asked for, in ms, besides when the live line tells of them. */
const every: Record<LineState, number> = { waiting: 2_000, connecting: 700, broken: 700, open: 5_000 }

const gone: readonly string[] = ['call_over', 'not_found', 'link_expired', 'no_session', 'not_allowed']
const wrong: readonly string[] = ['invalid', 'malformed', 'body_too_large']
function meaning(failure: unknown) {
  const code = failure instanceof Problem ? failure.code : ''
  return gone.includes(code) ? 'over' : wrong.includes(code) ? 'refused' : 'away'
}
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Joins the call of a talk: says hello, reads and answers signals until one leaves. */
export function startCall({ ends, asked, servers, tell, onTakenOver }: Parts): Running {
  const lines = new Map<CallSide, LineState>()
  const watches = new Map<CallSide, () => void>()
  const post: SignalPost = new SignalPost({
    ...{ send: ends.say, read: ends.hear, meaning, rest },
    take: ({ side, signal }) => call.take(signal, side),
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
    onLine(side, line) {
      lines.set(side, line)
      tell(side, { line })
      if (!watches.has(side))
        watches.set(
          side,
          watchPicture(
            () => call.pcTo(side),
            (isPictureLost) => tell(side, { isPictureLost }),
          ),
        )
    },
    onTrack: (side, track) => tell(side, { [track.kind]: new MediaStream([track]) }),
    onSends: (side, sends) => tell(side, { sends, isPictureLost: false }),
    onTakenOver() {
      stop()
      call.close()
      onTakenOver()
    },
  })
  let timer: ReturnType<typeof setTimeout>
  const again = () => {
    timer = setTimeout(() => void post.look().finally(again), every[mostUrgent([...lines.values()])])
  }
  again()
  function stop() {
    clearTimeout(timer)
    for (const end of watches.values()) end()
    post.close()
  }
  return {
    look: () => void post.look(),
    send: (kind, track) => void call.send(kind, track),
    tell: (sends) => call.tell(sends),
    part: (side) => call.part(side),
    leave() {
      call.leave()
      stop()
    },
  }
}

/** Of several lines the one that needs signals soonest; a side that left is told of by whoever comes back. */
const mostUrgent = (lines: readonly LineState[]): LineState =>
  lines.find((line) => line === 'connecting' || line === 'broken') ?? (lines.includes('open') ? 'open' : 'waiting')
