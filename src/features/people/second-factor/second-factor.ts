import { renderSVG } from 'uqr'
import { demandProof } from '#features/people/accounts/sessions.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { checkCode, hasSecondFactor, sealedFor } from './check-code.ts'
import type * as contract from './contract.ts'
import { secondFactorChanged } from './events.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { newSecret, uriOf } from './totp.ts'

export async function showSecondFactor(ctx: Context): Promise<Given<typeof contract.showSecondFactor>> {
  const user = found(ctx.me).id
  const row = await ctx.db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .select((eb) =>
      eb
        .selectFrom('recovery_codes')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .where('used_at', 'is', null)
        .as('left'),
    )
    .where('user_id', '=', user)
    .executeTakeFirst()
  return {
    success: true,
    data: { since: row?.confirmed_at?.toISOString() ?? null, recovery_left: row?.left ?? 0 },
  }
}

/** A secret that waits for its first code; asking again makes another. @throws Refused proof_needed · second_factor_on */
export async function startSecondFactor(ctx: Context): Promise<Given<typeof contract.startSecondFactor>> {
  demandProof(ctx)
  const me = found(ctx.me)
  if (await hasSecondFactor(ctx.db, me.id)) throw new Refused('second_factor_on')
  const secret = newSecret()
  const fresh = { sealed_secret: await ctx.signer.seal(sealedFor, secret), last_step: 0, created_at: ctx.now() }
  await ctx.db
    .insertInto('second_factors')
    .values({ user_id: me.id, ...fresh })
    .onConflict((known) => known.column('user_id').doUpdateSet(fresh).where('second_factors.confirmed_at', 'is', null))
    .execute()
  const uri = uriOf(secret, { issuer: ctx.brand.name[ctx.language], label: me.email ?? me.name })
  return { success: true, data: { secret, uri, qr: renderSVG(uri, { border: 2 }) } }
}

/** The first code of the app switches it on. @throws Refused not_found: not begun · wrong_code · second_factor_on */
export async function confirmSecondFactor(
  ctx: Context,
  { code }: Taken<typeof contract.confirmSecondFactor>,
): Promise<Given<typeof contract.confirmSecondFactor>> {
  const user = found(ctx.me).id
  if (await hasSecondFactor(ctx.db, user)) throw new Refused('second_factor_on')
  found(await ctx.db.selectFrom('second_factors').select('user_id').where('user_id', '=', user).executeTakeFirst())
  if (!(await checkCode(ctx, user, code))) throw new Refused('wrong_code')
  return giveCodes(ctx, user, 'on')
}

/** New recovery codes. @throws Refused proof_needed · not_found: it is off */
export async function renewRecoveryCodes(ctx: Context): Promise<Given<typeof contract.renewRecoveryCodes>> {
  demandProof(ctx)
  const user = found(ctx.me).id
  if (!(await hasSecondFactor(ctx.db, user))) throw new Refused('not_found')
  return giveCodes(ctx, user, 'codes_renewed')
}

async function giveCodes(ctx: Context, user: string, what: 'on' | 'codes_renewed') {
  const recovery_codes = await ctx.db.transaction().execute(async (tx) => {
    if (what === 'on')
      await tx.updateTable('second_factors').set({ confirmed_at: ctx.now() }).where('user_id', '=', user).execute()
    await emit(ctx, tx, secondFactorChanged, { user, what })
    return makeRecoveryCodes(tx, user)
  })
  return { success: true as const, data: { recovery_codes } }
}

/** Switches it off. @throws Refused proof_needed · not_found: it is off */
export async function endSecondFactor(ctx: Context): Promise<Given<typeof contract.endSecondFactor>> {
  demandProof(ctx)
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await tx.deleteFrom('second_factors').where('user_id', '=', user).executeTakeFirst()
    if (!ended.numDeletedRows) throw new Refused('not_found')
    await tx.deleteFrom('recovery_codes').where('user_id', '=', user).execute()
    await emit(ctx, tx, secondFactorChanged, { user, what: 'off' })
  })
  return { success: true }
}
