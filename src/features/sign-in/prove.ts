import { isPassword } from '#features/accounts/passwords.ts'
import { markProved } from '#features/accounts/sessions.ts'
import { checkCode, hasSecondFactor } from '#features/second-factor/check-code.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type { prove as call } from './contract.ts'

/** Proves again who sits there, before something that would hurt in wrong hands. @throws Refused invalid · too_many */
export async function prove(ctx: Context, { password, code }: Taken<typeof call>) {
  const user = found(ctx.me).id
  if (code !== undefined) {
    if (!(await hasSecondFactor(ctx.db, user)) || !(await checkCode(ctx, user, code)))
      throw wrongField('code', 'code_wrong')
  } else {
    const { password_hash } = await ctx.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    if (!(await isPassword(password ?? '', password_hash))) throw wrongField('password', 'password_wrong')
  }
  await markProved(ctx)
  return { success: true as const }
}
