import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { mostKept } from './rules.ts'

/** Jobs that are held against all alerts in one statement. */
const atOnce = 1_000

/** A job went live: the next run looks for alerts that wait for it. */
export const putForward = (ctx: Context, tx: Tx | Context['db'], job: string) =>
  tx
    .insertInto('alert_new_jobs')
    .values({ job_id: job, at: ctx.now() })
    .onConflict((known) => known.doNothing())
    .execute()

/**
 * Holds new jobs against all active alerts. Each lexeme of a job leads to the alerts anchored there, and only those are
 * compared with the job: what it costs grows with what is found, not with alerts times jobs. A pair is kept once for ever.
 * @returns how many jobs were looked at, and how many matches were kept
 */
export async function matchJobs(ctx: Context): Promise<{ jobs: number; matches: number }> {
  let [jobs, matches] = [0, 0]
  for (;;) {
    const run = await ctx.db.transaction().execute((tx) => matchSome(ctx, tx))
    jobs += run.jobs
    matches += run.matches
    if (run.jobs < atOnce) return { jobs, matches }
  }
}

/** A long vector lies compressed beside its row; so it is unpacked once for a job, not for each alert it is compared with. */
const unpacked = sql`fts || ''::tsvector as fts`
/** Sorting the pairs of a run in memory. */
const memory = sql`set local work_mem = '128MB'`

/** A job that is not in the search table an hour after it went live is live no more. */
const givenUp = (ctx: Context) => new Date(ctx.now().getTime() - 3_600_000)

async function matchSome(ctx: Context, tx: Tx): Promise<{ jobs: number; matches: number }> {
  await memory.execute(tx)
  const { rows } = await sql<{ jobs: number; matches: number }>`
    with taken as (
        delete from alert_new_jobs where job_id in (
          select job_id from alert_new_jobs waiting
          where at < ${givenUp(ctx)} or exists (select from job_search where id = waiting.job_id)
          order by at, job_id limit ${atOnce} for update skip locked)
        returning job_id),
      fresh as materialized (
        select id, page_id, position_id, salary_month_usd, published_at, ${unpacked} from job_search join taken on id = job_id),
      words as (select id, unnest(array_append(tsvector_to_array(fts), '')) as lexeme from fresh),
      near as materialized (select distinct alert_id, id from words join alert_anchors using (lexeme)),
      fitting as (
        select alert_id, fresh.id as job_id,
          row_number() over (partition by alert_id order by published_at desc, fresh.id desc) as place
        from near join fresh using (id) join alerts on alerts.id = alert_id
        where state = 'active' and fts @@ wanted and (usd is null or salary_month_usd >= usd)
          and (position_id is null or not position_id = any(not_positions)) and not page_id = any(not_pages)),
      kept as (
        insert into alert_matches (alert_id, job_id, found_at)
        select alert_id, job_id, ${ctx.now()}::timestamptz from fitting where place <= ${mostKept}
        on conflict do nothing returning 1)
    select (select count(*) from taken)::integer as jobs, (select count(*) from kept)::integer as matches`.execute(tx)
  return rows[0] ?? { jobs: 0, matches: 0 }
}
