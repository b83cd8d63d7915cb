import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { voidKeys } from '#features/people/accounts/one-time-keys.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import { mailNewAddress } from './mail-new-address.ts'

type Account = { id: string; email: string | null; email_verified_at: Date | null }

/**
 * Another address for somebody who cannot ask for it: it counts once the link that goes there is followed, and the newest link alone is
 * good. Who asks may know whether another account has it. @throws Refused invalid · already_verified · address_taken
 */
export async function askNewEmail(ctx: Context, tx: Tx, account: Account, email: string | undefined): Promise<void> {
  if (!email) throw wrongField('email', 'required')
  demandEmail(ctx, email)
  const isSame = account.email?.toLowerCase() === email.toLowerCase()
  if (isSame && account.email_verified_at) throw new Refused('already_verified')
  const owner = await findOwner(tx, { email })
  if (owner && owner.id !== account.id) throw new Refused('address_taken')
  await voidKeys(ctx, tx, account.id, ['change-email'])
  // the address stays out of the audit, which outlives the account
  await enqueue(tx, mailNewAddress, { user: account.id, email })
}
