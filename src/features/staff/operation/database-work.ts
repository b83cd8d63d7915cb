import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Operation } from './contract.ts'

const mostShown = 10
const longestStatement = 400

type Slow = NonNullable<Operation['slow']>

/**
 * The statements that took the database longest in all, where it counts them (pg_stat_statements); null where it does not. They come
 * without values: nothing of people stands in them.
 */
export async function findSlow({ db }: Context): Promise<Slow | null> {
  const { rows: there } = await sql<{ is: boolean }>`
    select to_regclass('pg_stat_statements') is not null and 'pg_stat_statements' = any (string_to_array(replace(
      current_setting('shared_preload_libraries'), ' ', ''), ',')) as is`.execute(db)
  if (!there[0]?.is) return null
  const { rows } = await sql<Slow[number]>`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), ${longestStatement}) as statement, calls::float8 as calls,
      mean_exec_time as mean_ms, total_exec_time as total_ms
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      and query !~* '^\\s*(?:create|alter|drop|copy)'
    order by total_exec_time desc limit ${mostShown}`.execute(db)
  return rows
}

/** Statements that have run for more than a second just now, the longest first. */
export async function findRunning({ db }: Context): Promise<Operation['running']> {
  const { rows } = await sql<Operation['running'][number]>`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), ${longestStatement}) as statement,
      extract(epoch from clock_timestamp() - query_start)::float8 as seconds, coalesce(wait_event_type, '') as waits_for
    from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
      and query_start < clock_timestamp() - interval '1 second' and backend_type = 'client backend'
    order by query_start limit ${mostShown}`.execute(db)
  return rows
}

/** Why messages did not arrive: mails by the code of the server that refused them, texts of a week by what went wrong. */
export async function countUndelivered({ db }: Context): Promise<Operation['undelivered']> {
  const { rows } = await sql<Operation['undelivered'][number]>`
    (select 'mail' as channel, code::text as reason, count(*)::int as count from bounced_addresses group by code)
    union all (select 'sms', coalesce(why, 'other'), count(*)::int from text_messages
      where state = 'failed' and changed_at > now() - interval '7 days' group by why)
    order by 1, 3 desc, 2 limit 20`.execute(db)
  return rows
}
