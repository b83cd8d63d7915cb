import { sql } from 'kysely'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { readOutsideCalendar } from './read-calendar.ts'

const day = 86_400_000
/** So far apart are days at most. */
const farthestZone = 14 * 3_600_000

export async function showOutsideCalendar(ctx: Context): Promise<Given<typeof contract.showOutsideCalendar>> {
  const row = await ctx.db
    .selectFrom('outside_calendars')
    .select(['address', 'read_at', 'problem'])
    .where('user_id', '=', found(ctx.me).id)
    .executeTakeFirst()
  if (!row) return { success: true, data: null }
  const { address, read_at, problem } = row
  return { success: true, data: { host: new URL(address).hostname, read_at: read_at?.toISOString() ?? null, problem } }
}

/** Another address takes the place of the one before, and its hours. */
export async function keepOutsideCalendar(
  ctx: Context,
  { address }: Taken<typeof contract.keepOutsideCalendar>,
): Promise<Given<typeof contract.keepOutsideCalendar>> {
  const user_id = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('outside_calendars').where('user_id', '=', user_id).execute()
    await tx.insertInto('outside_calendars').values({ user_id, address, given_at: ctx.now() }).execute()
    await enqueue(tx, readOutsideCalendar, { user: user_id }, { key: `outside-calendar:${user_id}` })
  })
  return showOutsideCalendar(ctx)
}

export async function endOutsideCalendar(ctx: Context): Promise<Given<typeof contract.endOutsideCalendar>> {
  await ctx.db.deleteFrom('outside_calendars').where('user_id', '=', found(ctx.me).id).execute()
  return { success: true }
}

export async function listOutsideHours(
  ctx: Context,
  { from }: Taken<typeof contract.listOutsideHours>,
): Promise<Given<typeof contract.listOutsideHours>> {
  const begins = Date.parse(`${from}T00:00:00Z`)
  const [since, until] = [new Date(begins - farthestZone), new Date(begins + 7 * day + farthestZone)]
  const rows = await ctx.db
    .selectFrom('outside_hours')
    .select(['starts_at', 'ends_at'])
    .where('user_id', '=', found(ctx.me).id)
    .where(sql<boolean>`starts_at < ${until} and ends_at > ${since}`)
    .orderBy('starts_at')
    .limit(500)
    .execute()
  return {
    success: true,
    data: rows.map((row) => ({ from: row.starts_at.toISOString(), to: row.ends_at.toISOString() })),
  }
}
