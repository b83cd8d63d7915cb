import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandOwner } from './demand-owner.ts'
import { emailChangeAsked } from './events.ts'
import { mailNewAddress } from './mail-new-address.ts'

/**
 * Asks for another address. Nothing changes until the link that goes there is followed; whether another account has
 * confirmed it is told to its holder only. @throws Refused invalid · already_verified · proof_needed · no_password · too_many
 */
export async function changeEmail(ctx: Context, { email, password }: Taken<typeof contract.changeEmail>) {
  const user = found(ctx.me).id
  demandEmail(ctx, email)
  await demandOwner(ctx, password)
  const row = await ctx.db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  if (row.email?.toLowerCase() === email.toLowerCase() && row.email_verified_at) throw new Refused('already_verified')
  await ctx.db.transaction().execute(async (tx) => {
    await emit(ctx, tx, emailChangeAsked, { user })
    // the address stays out of the audit, which outlives the account
    await enqueue(tx, mailNewAddress, { user, email })
  })
  return { success: true as const }
}
