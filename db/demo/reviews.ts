import type { Job } from './jobs.ts'
import type { Material } from './material.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'

/** Jobs that wait for a look, and those that were sent back with a word. */
export function makeReviews(random: Random, material: Material, jobs: Job[], cast: Cast, now: Date, rows: Rows): void {
  for (const job of jobs) {
    if (job.row.state === 'submitted') {
      const submitted = later(now, -random.between(0.3, 30) * hour)
      rows.job_reviews.push(aReview(random, job, submitted, rows, null))
    }
    if (job.row.state === 'changes_requested') {
      const submitted = later(now, -random.between(2, 6) * day)
      const comment = random.pick(material.texts[job.page.language].review)
      rows.job_reviews.push(aReview(random, job, submitted, rows, { comment, by: cast.admin.row.id }))
    }
  }
}

type Decision = { comment: string; by: string } | null

function aReview(random: Random, { row }: Job, submitted: Date, rows: Rows, decision: Decision): Row<'job_reviews'> {
  const texts = rows.job_texts.filter(({ job_id }) => job_id === row.id)
  const questions = rows.job_questions.filter(({ job_id }) => job_id === row.id)
  const { created_at, published_at, confirmed_at, closed_at, ...fields } = row
  return {
    id: random.id(submitted),
    job_id: row.id,
    snapshot: JSON.parse(JSON.stringify({ ...fields, texts, questions, open_days: 30 })),
    submitted_at: submitted,
    due_at: later(submitted, day),
    decision: decision && 'changes_requested',
    comment: decision?.comment ?? null,
    decided_by: decision?.by ?? null,
    decided_at: decision && later(submitted, 5 * hour),
  }
}
