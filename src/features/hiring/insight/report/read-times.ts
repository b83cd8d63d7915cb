import { type RawBuilder, sql } from 'kysely'
import { openStages } from '#features/hiring/applications/stages.ts'
import type { Db } from '#platform/server/context.ts'
import type { Report, Spread } from '../report-contract.ts'
import { applicationsOf, type Of } from './scope.ts'

type Hiring = NonNullable<Report['hiring']>
const aDay = 86_400
const columns = {
  submitted: 'submitted_for',
  in_review: 'in_review_for',
  shortlisted: 'shortlisted_for',
  interviewing: 'interviewing_for',
  offered: 'offered_for',
} as const

const round = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.round((seconds / aDay) * 100) / 100
const spreadOf = (count: number, spread: readonly number[] | null): Spread => ({
  count,
  median: round(spread?.[0]),
  p90: round(spread?.[1]),
})

/** How long applications stood where, until the first answer, and until somebody was hired: one reading of them. */
export async function readTimes(db: Db, of: Of): Promise<Pick<Hiring, 'phases' | 'stages' | 'to_answer' | 'to_hire'>> {
  const measured: Record<string, RawBuilder<unknown>> = {
    ...Object.fromEntries(openStages.map((phase) => [phase, sql.ref(columns[phase])])),
    to_answer: sql`extract(epoch from answered_at - submitted_at)`,
    to_hire: sql`extract(epoch from hired_at - submitted_at)`,
  }
  const values = Object.entries(measured).map(
    ([name, seconds]) => sql`count(${seconds})::integer as ${sql.ref(`${name}_count`)},
      percentile_cont(array[0.5, 0.9]) within group (order by ${seconds}::float8) as ${sql.ref(`${name}_spread`)}`,
  )
  const [{ rows }, stages] = await Promise.all([
    sql<Record<string, unknown>>`
      select ${sql.join(values)} from application_progress where ${applicationsOf(of)}`.execute(db),
    ofStages(db, of),
  ])
  const row = rows[0] ?? {}
  const spread = (name: string) => spreadOf(Number(row[`${name}_count`]), row[`${name}_spread`] as number[] | null)
  return {
    phases: openStages.map((phase) => ({ phase, ...spread(phase) })),
    stages,
    to_answer: spread('to_answer'),
    to_hire: spread('to_hire'),
  }
}

type Stage = { id: string; phase: string; names: Record<string, string>; count: number; spread: number[] | null }

async function ofStages(db: Db, of: Of): Promise<Hiring['stages']> {
  const { rows } = await sql<Stage>`
    select stage.id, stage.phase, stage.names, count(*)::integer as count,
      percentile_cont(array[0.5, 0.9]) within group (order by seconds::float8) as spread
    from stage_stays join pipeline_stages stage on stage.id = stage_id
    where ${applicationsOf(of, 'stage_stays')}
    group by stage.id order by stage.position, stage.id limit 60`.execute(db)
  const order = (phase: string) => (openStages as readonly string[]).indexOf(phase)
  return rows
    .map(({ id, phase, names, count, spread }) => ({ id, phase, names, ...spreadOf(count, spread) }))
    .sort((one, other) => order(one.phase) - order(other.phase))
}
