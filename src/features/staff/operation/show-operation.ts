import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { readBackups } from './backups.ts'
import type * as contract from './contract.ts'
import { countUndelivered, findRunning, findSlow } from './database-work.ts'
import { hasFailed, isGivenUp } from './failed-tasks.ts'
import { failureOf } from './rules.ts'

type Shown = Given<typeof contract.showOperation>['data']
const mostTroubles = 50
const mostTables = 8
/** Of an error's text: its first line says what happened, the rest where in the code. */
const longestError = 300

/** What somebody looks at who keeps the site running. Payloads of tasks are not shown: they may be about people. */
export async function showOperation(ctx: Context): Promise<Given<typeof contract.showOperation>> {
  const [tasks, troubles, workers, schedule, sent, bounced, storage, ...more] = await Promise.all([
    countTasks(ctx),
    listTroubles(ctx),
    hearWorkers(ctx),
    readSchedule(ctx),
    countSent(ctx),
    countBounced(ctx),
    weighStorage(ctx),
    countUndelivered(ctx),
    findSlow(ctx),
    findRunning(ctx),
    readBackups(ctx),
  ])
  const [undelivered, slow, running, backups] = more
  const data = { tasks, troubles, workers, schedule, sent, bounced, storage, undelivered, slow, running, backups }
  return { success: true, data }
}

const textOf = (at: Date | null) => at?.toISOString() ?? null

async function countTasks({ db }: Context): Promise<Shown['tasks']> {
  type Row = Omit<Shown['tasks'], 'oldest'> & { oldest: Date | null }
  const { rows } = await sql<Row>`
    select count(*) filter (where locked_at is null and last_error is null)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where ${hasFailed} and not (${isGivenUp}))::int as retrying,
      count(*) filter (where ${hasFailed} and ${isGivenUp})::int as given_up,
      min(run_at) filter (where locked_at is null and run_at <= now() and not (${isGivenUp})) as oldest
    from graphile_worker.jobs`.execute(db)
  const { oldest, ...counts } = found(rows[0])
  return { ...counts, oldest: textOf(oldest) }
}

async function listTroubles({ db }: Context): Promise<Shown['troubles']> {
  type Row = Omit<Shown['troubles'][number], 'since' | 'tried_at' | 'next_at' | 'why'> &
    Record<'since' | 'tried_at', Date>
  const { rows } = await sql<Row & { next_at: Date | null }>`
    select id::text as id, task_identifier as name, case when ${isGivenUp} then 'given_up' else 'retrying' end as state,
      attempts as tries, max_attempts as most, created_at as since, updated_at as tried_at,
      case when ${isGivenUp} then null else run_at end as next_at,
      left(split_part(last_error, E'\n', 1), ${longestError}) as error
    from graphile_worker.jobs where ${hasFailed}
    order by ${isGivenUp} desc, created_at, id limit ${mostTroubles}`.execute(db)
  return rows.map(({ since, tried_at, next_at, ...row }) => ({
    ...row,
    why: failureOf(row.error),
    since: since.toISOString(),
    tried_at: tried_at.toISOString(),
    next_at: textOf(next_at),
  }))
}

/** Whoever has said within a minute that it lives. */
async function hearWorkers({ db }: Context): Promise<Shown['workers']> {
  const { heard, seen_at } = await db
    .selectFrom('background_workers')
    .select(({ fn }) => [
      sql<number>`count(*) filter (where seen_at > now() - interval '1 minute')::int`.as('heard'),
      fn.max<Date | null>('seen_at').as('seen_at'),
    ])
    .executeTakeFirstOrThrow()
  return { heard, seen_at: textOf(seen_at) }
}

async function readSchedule(ctx: Context): Promise<Shown['schedule']> {
  const { rows } = await sql<{ name: string; last_at: Date | null }>`
    select identifier as name, last_execution as last_at from graphile_worker._private_known_crontabs`.execute(ctx.db)
  const last = new Map(rows.map(({ name, last_at }) => [name, last_at]))
  return partsOf(ctx)
    .schedule.map(({ cron, task: { name } }) => ({ name, cron, last_at: textOf(last.get(name) ?? null) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function countSent({ db }: Context): Promise<Shown['sent']> {
  return db
    .selectFrom('deliveries')
    .select([
      'channel',
      sql<number>`count(*) filter (where at > now() - interval '1 day')::int`.as('day'),
      sql<number>`count(*)::int`.as('week'),
    ])
    .where('at', '>', sql<Date>`now() - interval '7 days'`)
    .groupBy('channel')
    .orderBy('channel')
    .execute()
}

async function countBounced({ db }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('bounced_addresses')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function weighStorage({ db }: Context): Promise<Shown['storage']> {
  const [database, files, tables] = await Promise.all([
    sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(db),
    db
      .selectFrom('files')
      .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes')])
      .executeTakeFirstOrThrow(),
    sql<{ name: string; bytes: number }>`
      select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 2 desc limit ${mostTables}`.execute(db),
  ])
  return { database: database.rows[0]?.bytes ?? 0, files, tables: tables.rows }
}
