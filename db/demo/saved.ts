import type { Applicant } from './candidates.ts'
import type { Job } from './jobs.ts'
import { likelihood } from './matching.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'
import { work } from './texts/team-work.ts'

/** What the candidates among the personas keep for later: jobs they could take up; one rests, one closed. */
export function makeSaved(random: Random, applicants: readonly Applicant[], jobs: Job[], now: Date, rows: Rows): void {
  const ended = now.getTime() - 2 * day
  for (const one of applicants.filter(({ person }) => person.demo_persona)) {
    const applied = new Set(
      rows.applications.filter((sent) => sent.candidate_id === one.person.id).map((sent) => sent.job_id),
    )
    const ranked = jobs
      .filter(({ row }) => row.published_at && !applied.has(row.id))
      .map((job) => ({ job, fits: likelihood(random, job, one, 0) }))
      .sort((a, b) => b.fits - a.fits)
      .map(({ job }) => job)
    const of = (state: string, count: number) => ranked.filter(({ row }) => row.state === state).slice(0, count)
    const chosen = [...of('live', 6), ...of('paused', 1), ...of('closed', 1)]
    const near = chosen.findIndex(({ row }) => row.state === 'live' && row.city_id === one.city.id)
    rows.saved_jobs.push(
      ...chosen.map(({ row }, at) => aSaved(random, one.person.id, row.id, at, noteOf(at, near), ended)),
    )
  }
}

/** The first ones bear a note, and one that is in the own town says so. */
function noteOf(at: number, near: number): string {
  if (at === near) return work.savedNear
  return work.savedNotes[at > near && near >= 0 ? at - 1 : at] ?? ''
}

function aSaved(
  random: Random,
  user_id: string,
  job_id: string,
  at: number,
  note: string,
  before: number,
): Row<'saved_jobs'> {
  return {
    user_id,
    job_id,
    note,
    remind: at === 4 ? 'none' : 'closing',
    saved_at: later(new Date(before), -random.between(0, 8) * day),
  }
}
