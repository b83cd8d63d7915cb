import { checkPassword } from '#features/people/accounts/check-password.ts'
import { demandProof } from '#features/people/accounts/sessions.ts'
import type { Context } from '#platform/server/context.ts'

/** The password, or a proof of the last quarter of an hour (accounts without one). @throws Refused invalid · no_password · too_many · proof_needed */
export async function demandOwner(ctx: Context, password: string | undefined): Promise<void> {
  if (password) await checkPassword(ctx, password, 'password')
  else demandProof(ctx)
}
