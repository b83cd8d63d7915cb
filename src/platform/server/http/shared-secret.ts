import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'

/** Whether another server shows the secret it shares with this one: in a header of its own, or as the password of an address that names one (`https://x:SECRET@…`). */
export function showsSecret(ctx: Pick<Context, 'asked'>, header: string, secret: string): boolean {
  const basic = /^Basic (.+)$/i.exec(ctx.asked('authorization') ?? '')?.[1] ?? ''
  const shown = ctx.asked(header) || Buffer.from(basic, 'base64').toString('utf8').split(':').slice(1).join(':')
  return timingSafeEqual(digest(shown), digest(secret))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
