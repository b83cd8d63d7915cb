import { zoneOfPerson } from '#features/site/lookups/zones.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import type { KnownWishes } from './known-wishes.ts'
import type { Notice } from './notice.ts'
import type { Channel } from './rules.ts'
import { mayWait, nextDigest, type QuietHours, quietUntil } from './time-rules.ts'

/** What leaves the site; the bell never waits. */
type Away = Exclude<Channel, 'bell'>
type Wait = { due: Date; digest: 'daily' | 'weekly' | null }

/** Until when something waits for this person on this channel; null for at once. */
export async function waitOf(ctx: Context, notice: Notice, channel: Away, wishes: KnownWishes): Promise<Wait | null> {
  const { user } = notice.to
  if (!user || !mayWait(notice)) return null
  const quiet = wishes.quiet(user)
  const now = ctx.now()
  const at = afterBell(now, ctx.settings.MAIL_DELAY, notice, channel)
  // an entry for the calendar is wanted when it is made
  if (channel === 'mail' && notice.topic && !notice.calendar) {
    const frequency = wishes.frequency(user, notice.topic)
    if (frequency !== 'instant') {
      const zone = quiet?.zone ?? (await zoneOf(ctx, user)) ?? 'UTC'
      return { due: nextDigest(frequency, zone, now), digest: frequency }
    }
  }
  const until = quietUntil(quiet, at)
  if (until) return { due: until, digest: null }
  return at > now ? { due: at, digest: null } : null
}

/** A mail follows the bell after some minutes: who reads it there needs no other. A calendar entry is wanted when it is made. */
function afterBell(now: Date, minutes: number, { channels, calendar, prompt }: Notice, channel: Away): Date {
  const follows = channel === 'mail' && channels.includes('bell') && !calendar && !prompt
  return new Date(now.getTime() + (follows ? minutes * 60_000 : 0))
}

/** Keeps something until its time. */
export async function hold(tx: Tx, notice: Notice, channel: Away, { due, digest }: Wait): Promise<void> {
  const { to, cause } = notice
  const row = { id: newId(), user_id: to.user as string, channel, cause, digest, due_at: due }
  await tx
    .insertInto('held_notices')
    .values({ ...row, notice: JSON.stringify(notice) })
    .execute()
}

export async function quietHoursOf(ctx: Context, user: string): Promise<QuietHours | null> {
  const row = await ctx.db
    .selectFrom('quiet_hours')
    .select(['from_minute as from', 'to_minute as to', 'zone'])
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row ?? null
}

/** The clock somebody lives by, as far as it is known: that of their quiet hours, or of their country. */
export const zoneOfReader = async (ctx: Context, user: string): Promise<string | null> =>
  (await quietHoursOf(ctx, user))?.zone ?? zoneOf(ctx, user)

async function zoneOf(ctx: Context, user: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('users').select('country_id').where('id', '=', user).executeTakeFirst()
  return zoneOfPerson(row?.country_id ?? null)
}
