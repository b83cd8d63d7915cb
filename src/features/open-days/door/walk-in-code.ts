import { renderSVG } from 'uqr'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { type DayRow, findOwnDay } from '#features/open-days/open-days/find-day.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** A poster is printed long before and hangs until the last day. */
const seconds = 400 * 86_400

/** Where the code on the wall leads; null where people come with a booking only. */
export async function walkInUrl(ctx: Context, day: DayRow): Promise<string | null> {
  if (!readFields(day.live ?? day.written).walk_ins) return null
  const key = await ctx.signer.sign('open-day-walk-in', { day: day.id }, seconds)
  return `${ctx.settings.publicUrl}/open-day-walk-in/${key}`
}

/** @throws Refused not_found: none of this page, or one without walk-ins */
export async function walkInQr(ctx: Context, { day }: Taken<typeof contract.walkInQr>): Promise<RawAnswer> {
  const url = found(await walkInUrl(ctx, await findOwnDay(ctx, day)))
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'private, no-store' }
  return new RawAnswer(200, headers, renderSVG(url, { ecc: 'M', border: 4, pixelSize: 10 }))
}
