import { isbot } from 'isbot'
import { sql } from 'kysely'
import { countryOf } from '#features/site/lookups/visitor-location.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { forwardView } from './forward-view.ts'
import { type Device, partOf, sourceOf } from './rules.ts'
import { visitorOf } from './visitor-of.ts'

type Opened = { path: string; referrer: string; within?: '1' | undefined; device: Device }

/** Whoever asks not to be followed is not (DNT, GPC). */
const isUnwanted = (ctx: Context): boolean => ctx.asked('dnt') === '1' || ctx.asked('sec-gpc') === '1'

/**
 * Counts that somebody opened a part of the site; robots apart, and not those who ask not to be followed.
 * A crash of the database may lose the last half second: nobody waits for a disk to be counted.
 * @returns whether a person opened it who may be counted
 */
export async function countView(ctx: Context, { path, referrer, within, device }: Opened): Promise<boolean> {
  if (isUnwanted(ctx)) return false
  const robot = isbot(ctx.userAgent)
  const source = sourceOf(referrer, new URL(ctx.settings.publicUrl).host)
  const view = { path: partOf(path), source: within ? null : source, language: ctx.language, device }
  const [visitor, country] = await Promise.all([visitorOf(ctx), countryOf(ctx, ctx.address).catch(() => null)])
  await sql`
    with unwaited as (select set_config('synchronous_commit', 'off', true))
    insert into page_views (at, path, source, language, country, device, visitor, robot)
    select ${ctx.now()}::timestamptz, ${view.path}, ${view.source}, ${view.language}, ${country ?? ''}, ${device}, ${visitor}::bigint,
      ${robot}::boolean
    from unwaited`.execute(ctx.db)
  if (!robot) forwardView(ctx, { day: ctx.now().toISOString().slice(0, 10), ...view, source: view.source ?? '' })
  return !robot
}

/** How fast a page was for whoever opened it. */
export async function reportTimings(
  ctx: Context,
  { path, device, ...told }: Taken<typeof contract.reportTimings>,
): Promise<RawAnswer> {
  if (!isUnwanted(ctx) && !isbot(ctx.userAgent))
    await ctx.db
      .insertInto('page_timings')
      .values({ at: ctx.now(), path: partOf(path), device, ...told })
      .execute()
  return new RawAnswer(204, {})
}
