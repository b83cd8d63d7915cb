import { qrSvg } from '#features/site/sharing/pictures.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { addressOf, codesOf } from './batches.ts'
import type * as contract from './contract.ts'

/** The address of a voucher as a picture. @throws Refused not_found */
export async function drawVoucher(
  ctx: Context,
  { batch, code }: Taken<typeof contract.drawVoucher>,
): Promise<RawAnswer> {
  const known = found((await codesOf(ctx, batch)).find((one) => one.code === code))
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=3600' }
  return new RawAnswer(200, headers, qrSvg(addressOf(ctx, known.code)))
}
