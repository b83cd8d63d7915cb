import { type RawBuilder, sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import type { Queue } from '#platform/server/queue.ts'
import type { QueuePromise } from '#platform/shared/queue-promise.ts'
import { found } from '#platform/shared/refusal.ts'
import { heldFor } from './rules.ts'

export type Work = {
  queue: string
  id: string
  title: string
  link: string
  since: Date
  due: Date
  taken_by: string | null
  taken_at: Date | null
  mine: boolean
  /** Of the whole queue. */
  open: number
  late: number
  taken: number
  own: number
}

/** The queues somebody may work on, in the order features bring them. */
export function queuesOf(ctx: Context): [string, Queue][] {
  const me = found(ctx.me)
  return [...partsOf(ctx).queues].filter(([, { needs }]) => me.mayAsStaff(needs))
}

type Asked = {
  queues: readonly [string, Queue][]
  most: number
  which?: 'all' | 'mine' | 'free'
  but?: string
  at?: string | undefined
}

/**
 * What waits in these queues, the most urgent of each first, with counts of the whole queue; one question for all of them.
 * @param which everything · what one has taken · what nobody else has
 * @param at only what is worked on at this address
 */
export async function selectWork(ctx: Context, db: Pick<Db, 'getExecutor'>, asked: Asked): Promise<Work[]> {
  if (asked.queues.length === 0) return []
  const each = asked.queues.map(([key, queue]) => sql`(${workOf(ctx, key, queue, asked)})`)
  const { rows } =
    await sql<Work>`select * from (${sql.join(each, sql` union all `)}) each_queue order by due, id`.execute(db as Db)
  return rows
}

function workOf(ctx: Context, key: string, { waiting, promise }: Queue, { most, which = 'all', but, at }: Asked) {
  const me = found(ctx.me).id
  const now = ctx.now()
  const held = new Date(now.getTime() - heldFor)
  const only = {
    all: sql`true`,
    mine: sql`user_id = ${me}`,
    free: sql`(user_id is null or user_id = ${me}) and id <> ${but ?? ''}`,
  }[which]
  return sql`
    select ${key}::text as queue, id, title, link, since, due, taken_by, taken_at, coalesce(user_id = ${me}, false) as mine, open, late, taken, own
    from (
      select work.*, staff_takings.user_id, staff_takings.taken_at, users.name as taken_by,
        (count(*) over ())::integer as open,
        (count(*) filter (where work.due < ${now}) over ())::integer as late,
        (count(staff_takings.user_id) over ())::integer as taken,
        (count(*) filter (where staff_takings.user_id = ${me}) over ())::integer as own
      from (select id, title, link, since, coalesce(due, ${dueOf(promise)}) as due from (${waiting(me)}) waiting) work
      left join staff_takings on queue = ${key} and thing = work.id and taken_at > ${held}
      left join users on users.id = staff_takings.user_id
    ) counted
    where ${only} ${at === undefined ? sql`` : sql`and link = ${at}`} order by due, id limit ${most}`
}

/** The same working days as `workingDayAfter`, where the database sorts by them. */
function dueOf(promise: QueuePromise): RawBuilder<unknown> {
  if ('hours' in promise) return sql`since + make_interval(hours => ${promise.hours}::integer)`
  let due = sql`since`
  for (let day = 0; day < promise.workingDays; day++)
    due = sql`(${due} + make_interval(days => case extract(dow from ${due} at time zone 'utc') when 5 then 3 when 6 then 2 else 1 end))`
  return due
}
