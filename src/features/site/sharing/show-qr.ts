import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { findLink } from './find-link.ts'
import { qrPng, qrSvg } from './pictures.ts'

/** A short link as a picture. @throws Refused not_found */
export async function showQr(ctx: Context, { code, format }: Taken<typeof contract.showQr>): Promise<RawAnswer> {
  const { url } = await findLink(ctx, code)
  const headers = {
    'content-disposition': `attachment; filename="qr-${code}.${format}"`,
    // the same code is the same picture for ever
    'cache-control': 'public, max-age=86400',
  }
  return format === 'svg'
    ? new RawAnswer(200, { ...headers, 'content-type': 'image/svg+xml' }, qrSvg(url))
    : new RawAnswer(200, { ...headers, 'content-type': 'image/png' }, await qrPng(url))
}
