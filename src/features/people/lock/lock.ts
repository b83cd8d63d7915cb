import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import { sessionEnded } from '#features/people/accounts/events.ts'
import { isPassword } from '#features/people/accounts/passwords.ts'
import type { Context, Me } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { clearCookies, cookieNames } from '#platform/server/http/cookies.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lockForced, sessionLocked, sessionUnlocked } from './events.ts'

const mostTries = 5

export function showLock(ctx: Context): Given<typeof contract.showLock> {
  return { success: true, data: { locked: ctx.locked !== null, name: (ctx.locked ?? ctx.me)?.name ?? null } }
}

/** Locks the session on the server; the page token, which could stand alone, leaves the browser. @throws Refused no_password */
export async function lock(ctx: Context) {
  const { id: user, session } = found(ctx.me)
  await ctx.db.transaction().execute(async (tx) => {
    const { password_hash } = await tx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    if (!password_hash) throw new Refused('no_password')
    await tx
      .updateTable('sessions')
      .set({ locked_at: ctx.now(), lock_tries: 0, lock_tried_at: null })
      .where('id', '=', session)
      .execute()
    await emit(ctx, tx, sessionLocked, { user })
  })
  clearCookies(ctx, [cookieNames.pageToken])
  return { success: true as const }
}

/**
 * Opens the lock. Each wrong password doubles the wait, which a right one must sit out too; the fifth ends the session.
 * @throws Refused no_session · invalid · too_many
 */
export async function unlock(ctx: Context, { password }: Taken<typeof contract.unlock>) {
  if (ctx.me) return { success: true as const }
  if (!ctx.locked) throw new Refused('no_session')
  const { tries, password_hash } = await takeTry(ctx, ctx.locked)
  if (!(await isPassword(password, password_hash))) {
    if (tries < mostTries) throw wrongField('password', 'password_wrong')
    await forceOut(ctx, ctx.locked)
    throw new Refused('no_session')
  }
  await open(ctx, ctx.locked)
  return { success: true as const }
}

/** Counts a try, unless the wait after the last one is not over; of many at the same moment one gets through. */
async function takeTry(ctx: Context, { session }: Me) {
  const now = ctx.now()
  const row = await ctx.db
    .updateTable('sessions')
    .from('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .set({ lock_tries: sql`lock_tries + 1`, lock_tried_at: now })
    .where('sessions.id', '=', session)
    .where((row) => row.or([row('lock_tried_at', 'is', null), row(waitEnds(row), '<=', now)]))
    .returning(['lock_tries as tries', 'password_hash'])
    .executeTakeFirst()
  if (row) return row
  const waiting = await ctx.db
    .selectFrom('sessions')
    .select((row) => waitEnds(row).as('until'))
    .where('id', '=', session)
    .executeTakeFirst()
  if (!waiting) throw new Refused('no_session')
  const seconds = Math.ceil((waiting.until.getTime() - now.getTime()) / 1000)
  throw new Refused('too_many', { retry_after: Math.max(1, seconds) })
}

/** None after the first wrong one, then 2, 4 and 8 seconds. */
const waitEnds = (_: ExpressionBuilder<DB, 'sessions'>) =>
  sql<Date>`sessions.lock_tried_at + make_interval(secs => case when sessions.lock_tries < 2 then 0 else 2 ^ (sessions.lock_tries - 1) end)`

const open = (ctx: Context, { id: user, session }: Me) =>
  ctx.db.transaction().execute(async (tx) => {
    const opened = { locked_at: null, lock_tries: 0, lock_tried_at: null, proved_at: ctx.now() }
    await tx.updateTable('sessions').set(opened).where('id', '=', session).execute()
    await emit(ctx, tx, sessionUnlocked, { user })
  })

async function forceOut(ctx: Context, { id: user, session }: Me) {
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('id', '=', session).execute()
    await emit(ctx, tx, lockForced, { user })
    await emit(ctx, tx, sessionEnded, { user })
  })
}
