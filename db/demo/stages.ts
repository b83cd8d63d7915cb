import type { Stage } from '#features/hiring/applications/stages.ts'
import type { Random } from './random.ts'
import { day, hour, later } from './rows.ts'

export type Step = { from: Stage; to: Stage; at: Date; side: 'page' | 'candidate' | 'site'; reason: string | null }

const ladder: Stage[] = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered']
const reasons = ['experience', 'skills', 'language', 'place', 'salary', 'availability', 'other_chosen']

/** Where an application of that age stands. */
export function stageFor(random: Random, age: number, closed: boolean): Stage {
  if (closed) return random.weighted({ rejected: 78, withdrawn: 10, job_closed: 12 })
  if (age < day) return random.weighted({ submitted: 80, in_review: 20 })
  if (age < 3 * day)
    return random.weighted({ submitted: 40, in_review: 35, shortlisted: 10, rejected: 12, withdrawn: 3 })
  return random.weighted({
    submitted: 16,
    in_review: 22,
    shortlisted: 14,
    interviewing: 11,
    offered: 3,
    hired: 2,
    rejected: 23,
    withdrawn: 5,
    declined: 4,
  })
}

/** The steps that led there, one after the other between sending and now. */
export function stepsTo(random: Random, stage: Stage, sent: Date, now: Date, closed: boolean): Step[] {
  const path = pathTo(random, stage)
  const room = now.getTime() - sent.getTime()
  const times = path.map(() => random.between(0.08, 0.95) * room).sort((a, b) => a - b)
  return path.map((to, at) => ({
    from: path[at - 1] ?? 'submitted',
    to,
    at: later(sent, times[at] ?? room),
    side: sideOf(to),
    reason: to === 'rejected' ? (closed ? 'other_chosen' : random.pick(reasons)) : null,
  }))
}

const sideOf = (to: Stage): Step['side'] => {
  if (to === 'job_closed') return 'site'
  return to === 'withdrawn' || to === 'declined' || to === 'hired' ? 'candidate' : 'page'
}

function pathTo(random: Random, stage: Stage): Stage[] {
  const rung = ladder.indexOf(stage)
  if (rung >= 0) return ladder.slice(1, rung + 1)
  if (stage === 'hired' || stage === 'declined') return [...ladder.slice(1), stage]
  return [...ladder.slice(1, random.whole(1, 4)), stage]
}

/** Sent after the job went out, and not in the last minutes. */
export function sentAt(random: Random, published: Date, end: Date): Date {
  const room = end.getTime() - published.getTime()
  return later(published, Math.max(0.02, random.next() ** 1.2) * Math.max(room - hour / 4, hour / 12))
}
