import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { secondFactorChanged } from './events.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** What the secrets are sealed for (platform/server/signed.ts). */
export const sealedFor = 'second-factor'

/** Whether this account asks for a code when somebody signs in. */
export async function hasSecondFactor(db: Db, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', user)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

const mostWrong = 10
const pause = 15 * 60_000

/**
 * Whether a code of the app, or a recovery code, is right; each is good once, be it asked twice at the same moment. After
 * ten wrong ones in a row the account takes no code for a quarter of an hour, wherever they come from.
 * @throws Refused too_many
 */
export async function checkCode(ctx: Context, user: string, code: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('second_factors').selectAll().where('user_id', '=', user).executeTakeFirst()
  if (!row) return false
  const wait = row.wrong_tries < mostWrong ? 0 : (row.wrong_at?.getTime() ?? 0) + pause - ctx.now().getTime()
  if (wait > 0) throw new Refused('too_many', { retry_after: Math.ceil(wait / 1000) })
  const right = /^\d{6}$/.test(code) ? await checkAppCode(ctx, row, code) : await checkRecoveryCode(ctx, user, code)
  if (!right || row.wrong_tries > 0) await countTry(ctx, user, right)
  return right
}

async function checkAppCode(ctx: Context, row: { user_id: string; sealed_secret: string }, code: string) {
  const step = stepOf(await ctx.signer.unseal(sealedFor, row.sealed_secret), code, ctx.now())
  if (!step) return false
  const { numUpdatedRows } = await ctx.db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', row.user_id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

const countTry = (ctx: Context, user: string, right: boolean) =>
  ctx.db
    .updateTable('second_factors')
    .set(right ? { wrong_tries: 0 } : { wrong_tries: sql`wrong_tries + 1`, wrong_at: ctx.now() })
    .where('user_id', '=', user)
    .execute()

const checkRecoveryCode = (ctx: Context, user: string, code: string) =>
  ctx.db.transaction().execute(async (tx) => {
    const right = await spendRecoveryCode(ctx, tx, user, code)
    if (right) await emit(ctx, tx, secondFactorChanged, { user, what: 'code_used' })
    return right
  })
