import type { Job } from './jobs.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'
import { work } from './texts/team-work.ts'

/** What the candidates among the personas keep for later: open jobs, one that rests, one that closed. */
export function makeSaved(random: Random, cast: Cast, jobs: Job[], now: Date, rows: Rows): void {
  const ended = now.getTime() - 2 * day
  for (const { row: user } of [cast['candidate-en'], cast['candidate-ar']]) {
    const applied = new Set(rows.applications.filter((one) => one.candidate_id === user.id).map((one) => one.job_id))
    const of = (state: string, count: number) =>
      random.some(
        jobs.filter(({ row }) => row.state === state && row.published_at && !applied.has(row.id)),
        count,
      )
    const chosen = [...of('live', 6), ...of('paused', 1), ...of('closed', 1)]
    rows.saved_jobs.push(...chosen.map(({ row }, at) => aSaved(random, user.id, row.id, at, ended)))
  }
}

function aSaved(random: Random, user_id: string, job_id: string, at: number, before: number): Row<'saved_jobs'> {
  return {
    user_id,
    job_id,
    note: at < work.savedNotes.length ? (work.savedNotes[at] as string) : '',
    remind: at === 4 ? 'none' : 'closing',
    saved_at: later(new Date(before), -random.between(0, 8) * day),
  }
}
