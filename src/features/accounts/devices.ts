import { createHash, randomBytes } from 'node:crypto'
import Bowser from 'bowser'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { deviceSeen } from './events.ts'

const cookieName = 'device'
const aYear = 31_536_000

/** What a browser says of itself, in the names people know; empty where it says nothing. */
export function deviceOf(userAgent: string): {
  browser: string
  system: string
  kind: 'phone' | 'tablet' | 'computer'
} {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown')
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'computer'
  return { browser: browser.name ?? '', system: os.name ?? '', kind }
}

/**
 * Knows this browser again by a cookie of its own, which opens nothing. A sign-in from one that the account was never used
 * on, when it was used on another before, is told to the person.
 */
export async function knowDevice(ctx: Context, tx: Tx, user: string): Promise<void> {
  const kept = ctx.cookie(cookieName)
  const mark = kept && /^[\w-]{32}$/.test(kept) ? kept : randomBytes(24).toString('base64url')
  ctx.cookies.push({ name: cookieName, value: mark, maxAge: aYear })
  const device_hash = createHash('sha256').update(mark).digest()
  const known = await tx.selectFrom('devices').select('device_hash').where('user_id', '=', user).execute()
  if (known.some((row) => row.device_hash.equals(device_hash))) return
  await tx
    .insertInto('devices')
    .values({ user_id: user, device_hash, first_at: ctx.now() })
    .onConflict((twice) => twice.doNothing())
    .execute()
  if (known.length === 0) return
  const { browser, system } = deviceOf(ctx.userAgent)
  await emit(ctx, tx, deviceSeen, { user, browser, system })
}
