import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { readKept } from './texts.ts'

export type Asked = { v?: string | undefined; lang?: string | undefined }

const aYear = 31_536_000

/**
 * Says how long a list may be kept: for good under its version and language, else asked about each time, which costs 304
 * while nothing has changed.
 */
export async function keepList(ctx: Context, asked: Asked, shared = true): Promise<void> {
  const { version } = await readKept(ctx)
  const who = shared ? 'public' : 'private'
  ctx.headers.etag = `W/"${version}-${ctx.language}"`
  if (asked.v === version && asked.lang) ctx.headers['cache-control'] = `${who}, max-age=${aYear}, immutable`
  else {
    ctx.headers['cache-control'] = `${who}, no-cache`
    ctx.headers.vary = 'Accept-Language, Cookie'
  }
}

/** Pages carry it, so that browsers ask for lists by their version. */
export async function showVersion(ctx: Context): Promise<Given<typeof contract.version>> {
  const { version } = await readKept(ctx)
  return { success: true, data: { version } }
}
