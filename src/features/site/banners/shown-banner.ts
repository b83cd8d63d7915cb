import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { noneWhileAway } from '#platform/server/db/database-away.ts'
import { keptForMinutes } from '#platform/server/db/kept-for-minutes.ts'
import type { Given } from '#platform/shared/contract.ts'
import type { Texts } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import { bannerCookie, bannerState, isFor } from './rules.ts'

/** How long a process goes by what it read, in ms. */
const readEvery = 5_000

/** Those that stand or are planned, the newest first. */
const kept = keptForMinutes(
  (db) =>
    db
      .selectFrom('banners')
      .selectAll()
      .where('ended_at', 'is', null)
      .where((or) => or.or([or('until_at', 'is', null), or('until_at', '>', sql<Date>`now()`)]))
      .orderBy('from_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
  readEvery,
)

export const forgetBanners = ({ db }: Pick<Context, 'db'>) => kept.forget(db)

/** The newest banner that is meant for this visitor and was not put away; one at a time, so that pages keep their room. */
export async function showBanner(ctx: Context): Promise<Given<typeof contract.showBanner>> {
  const now = ctx.now()
  const standing = (await kept.of(ctx.db, now).catch(noneWhileAway)).filter(
    (banner) => bannerState(banner, now) === 'shown',
  )
  if (standing.length === 0) return { success: true, data: null }
  const away = (ctx.cookie(bannerCookie) ?? '').split('.')
  const visitor = { type: ctx.me?.accountType ?? null, staff: ctx.me?.mayAsStaff('staff.home') ?? false }
  const banner = standing.find(
    ({ id, audience, dismissable }) => isFor(audience, visitor) && !(dismissable && away.includes(id)),
  )
  if (!banner) return { success: true, data: null }
  const { id, texts, link, tone, dismissable } = banner
  const text = (texts as Texts)[ctx.language]
  return { success: true, data: { id, text, link, tone, dismissable } }
}
