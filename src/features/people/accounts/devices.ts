import { createHash, randomBytes } from 'node:crypto'
import Bowser from 'bowser'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { deviceSeen } from './events.ts'

const cookieName = 'device'
const hashOf = (mark: string) => createHash('sha256').update(mark).digest()
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
  const device_hash = hashOf(mark)
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

/** Whether one of these accounts was used on this browser before; without one the same question is asked of nobody. */
export async function isKnownDevice(ctx: Context, users: readonly (string | undefined)[]): Promise<boolean> {
  const mark = ctx.cookie(cookieName)
  if (!mark) return false
  const nobody = '00000000-0000-0000-0000-000000000000'
  const row = await ctx.db
    .selectFrom('devices')
    .select('user_id')
    .where('device_hash', '=', hashOf(mark))
    .where(
      'user_id',
      'in',
      users.map((user) => user ?? nobody),
    )
    .executeTakeFirst()
  return row !== undefined
}
