import { openStages, type Stage } from '#features/hiring/applications/stages.ts'

/** Phases in their order, and hired at their end. */
export const rungs = [...openStages, 'hired'] as const
export type Rung = (typeof rungs)[number]
export type Phase = (typeof openStages)[number]

/** What happened: a move to a phase or end, or to another column within a phase. */
export type Happened = {
  at: Date
  /** Null: only the column changed. */
  to: string | null
  from: string | null
  place: string | null
  side: 'page' | 'candidate' | 'site'
  /** A move that takes the last one back. */
  takesBack: boolean
}

type Entry = { at: Date; phase: string; place: string | null; side: Happened['side'] | null; isMove: boolean }

export type Progress = {
  /** The furthest rung; one that jumped over others has passed them. */
  reached: number
  /** Seconds in each phase that was left for good so far. */
  stays: Partial<Record<Phase, number>>
  /** The same for columns the team made. */
  places: ReadonlyMap<string, number>
  answered_at: Date | null
  hired_at: Date | null
}

/** What the candidate is told by the page, or kindly by the site for it; that time ran out is no answer. */
const answers: ReadonlySet<string> = new Set<Stage>([
  'shortlisted',
  'interviewing',
  'offered',
  'hired',
  'rejected',
  'pool',
  'job_closed',
])
const rungOf = (stage: string): number => rungs.indexOf(stage as Rung)

/**
 * How far an application came, from its history, oldest first. What was taken back did not happen; a hire counts while it
 * holds.
 * @param stage where it stands now, which counts where the history says nothing
 */
export function progressOf(submitted: Date, stage: string, history: readonly Happened[]): Progress {
  const entries = standing(submitted, history)
  const last = entries.at(-1) as Entry
  const furthest = Math.max(rungOf(stage), ...entries.map(({ phase }) => Math.min(rungOf(phase), 4)))
  const answer = entries.find(({ phase, side, isMove }) => isMove && side !== 'candidate' && answers.has(phase))
  return {
    reached: stage === 'hired' ? 5 : Math.min(Math.max(furthest, 0), 4),
    ...staysIn(entries),
    answered_at: answer?.at ?? null,
    hired_at: stage === 'hired' && last.phase === 'hired' ? last.at : null,
  }
}

/** Where it stood, one after the other, without what was taken back. */
function standing(submitted: Date, history: readonly Happened[]): Entry[] {
  const entries: Entry[] = [{ at: submitted, phase: 'submitted', place: null, side: null, isMove: false }]
  for (const { at, to, from, place, side, takesBack } of history) {
    const now = entries.at(-1) as Entry
    const undone = takesBack ? entries.findLastIndex(({ isMove, phase }) => isMove && phase === from) : -1
    if (undone > 0 && entries[undone - 1]?.phase === to) entries.length = undone
    else if (to === null) entries.push({ ...now, at, place, isMove: false })
    else entries.push({ at, phase: to, place, side, isMove: true })
  }
  return entries
}

function staysIn(entries: readonly Entry[]): Pick<Progress, 'stays' | 'places'> {
  const stays: Partial<Record<Phase, number>> = {}
  const places = new Map<string, number>()
  const now = entries.at(-1) as Entry
  for (const [at, { phase, place, at: since }] of entries.entries()) {
    const next = entries[at + 1]
    if (!next) break
    const seconds = Math.max(0, Math.round((next.at.getTime() - since.getTime()) / 1000))
    // whoever came back has not left yet
    if (phase !== now.phase && (openStages as readonly string[]).includes(phase))
      stays[phase as Phase] = (stays[phase as Phase] ?? 0) + seconds
    if (place !== null && place !== now.place) places.set(place, (places.get(place) ?? 0) + seconds)
  }
  return { stays, places }
}
