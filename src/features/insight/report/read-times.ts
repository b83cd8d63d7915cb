import { type RawBuilder, sql } from 'kysely'
import { openStages } from '#features/applications/stages.ts'
import type { Db } from '#platform/server/context.ts'
import type { Report, Spread } from '../report-contract.ts'
import { applicationsOf, type Of } from './scope.ts'

type Hiring = NonNullable<Report['hiring']>
type Row = { count: number; spread: number[] | null }

const aDay = 86_400
const round = (days: number | undefined): number | null => (days === undefined ? null : Math.round(days * 100) / 100)
const spreadOf = ({ count, spread }: Row): Spread => ({ count, median: round(spread?.[0]), p90: round(spread?.[1]) })
const columns = {
  submitted: 'submitted_for',
  in_review: 'in_review_for',
  shortlisted: 'shortlisted_for',
  interviewing: 'interviewing_for',
  offered: 'offered_for',
} as const

/** How long applications stood where, until the first answer, and until somebody was hired. */
export async function readTimes(db: Db, of: Of): Promise<Pick<Hiring, 'phases' | 'stages' | 'to_answer' | 'to_hire'>> {
  const condition = applicationsOf(of)
  const measure = async (seconds: RawBuilder<unknown>): Promise<Spread> => {
    const { rows } = await sql<Row>`
      select count(*)::integer as count,
        percentile_cont(array[0.5, 0.9]) within group (order by ${seconds}::float8 / ${aDay}) as spread
      from application_progress where ${condition} and ${seconds} is not null`.execute(db)
    return spreadOf(rows[0] as Row)
  }
  const [stages, to_answer, to_hire, ...phases] = await Promise.all([
    ofStages(db, of),
    measure(sql`extract(epoch from answered_at - submitted_at)`),
    measure(sql`extract(epoch from hired_at - submitted_at)`),
    ...openStages.map(async (phase) => ({ phase, ...(await measure(sql.ref(columns[phase]))) })),
  ])
  return { phases, stages, to_answer, to_hire }
}

async function ofStages(db: Db, of: Of): Promise<Hiring['stages']> {
  const { rows } = await sql<Row & { id: string; phase: string; names: Record<string, string> }>`
    select stage.id, stage.phase, stage.names, count(*)::integer as count,
      percentile_cont(array[0.5, 0.9]) within group (order by seconds::float8 / ${aDay}) as spread
    from stage_stays join pipeline_stages stage on stage.id = stage_id
    where ${applicationsOf(of, 'stage_stays')}
    group by stage.id order by stage.position, stage.id limit 60`.execute(db)
  const order = (phase: string) => (openStages as readonly string[]).indexOf(phase)
  return rows
    .map(({ id, phase, names, ...row }) => ({ id, phase, names, ...spreadOf(row) }))
    .sort((one, other) => order(one.phase) - order(other.phase))
}
