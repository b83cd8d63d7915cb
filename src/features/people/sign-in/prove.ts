import { checkPassword } from '#features/people/accounts/check-password.ts'
import { markProved } from '#features/people/accounts/sessions.ts'
import { checkCode, hasSecondFactor } from '#features/people/second-factor/check-code.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type { prove as call } from './contract.ts'

/** Proves again who sits there, before something that would hurt in wrong hands. @throws Refused invalid · no_password · too_many */
export async function prove(ctx: Context, { password, code }: Taken<typeof call>) {
  if (code === undefined) return checkPassword(ctx, password ?? '', 'password').then(done)
  const user = found(ctx.me).id
  if (!(await hasSecondFactor(ctx.db, user)) || !(await checkCode(ctx, user, code)))
    throw wrongField('code', 'code_wrong')
  await markProved(ctx)
  return done()
}

const done = () => ({ success: true as const })
