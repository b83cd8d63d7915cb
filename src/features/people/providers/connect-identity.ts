import { demandProof } from '#features/people/accounts/sessions.ts'
import { spendTicket } from '#features/people/accounts/tickets.ts'
import type { Context } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { keepIdentity } from './enter-by-identity.ts'
import { identityChanged } from './events.ts'
import type { Identity, ProviderId } from './identity.ts'

export async function listIdentities(ctx: Context): Promise<Given<typeof contract.listIdentities>> {
  const rows = await ctx.db
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at'])
    .where('user_id', '=', found(ctx.me).id)
    .orderBy('created_at')
    .execute()
  const data = rows.map((row) => ({
    ...row,
    provider: row.provider as ProviderId,
    created_at: row.created_at.toISOString(),
  }))
  return { success: true, data }
}

/** Both are proved now: the provider by its ticket, the account by being signed in. @throws Refused ticket_expired · identity_taken */
export async function connectIdentity(ctx: Context, { ticket }: Taken<typeof contract.connectIdentity>) {
  const user = found(ctx.me).id
  const { facts } = await spendTicket<Identity>(ctx, 'connect', ticket)
  await ctx.db.transaction().execute((tx) => keepIdentity(ctx, tx, facts, user))
  return { success: true as const }
}

/** Parts from a provider, unless it is the only way in that is left. @throws Refused proof_needed · not_found · last_way */
export async function disconnectIdentity(ctx: Context, { provider }: Taken<typeof contract.disconnectIdentity>) {
  demandProof(ctx)
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('users')
      .select(['password_hash', 'email_verified_at', 'phone_verified_at'])
      .where('id', '=', user)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const removed = await tx
      .deleteFrom('identities')
      .where('user_id', '=', user)
      .where('provider', '=', provider)
      .executeTakeFirst()
    if (!removed.numDeletedRows) throw new Refused('not_found')
    await bringNames(tx, user, 'identity')
    const others = await tx
      .selectFrom('identities')
      .select('user_id')
      .where('user_id', '=', user)
      .union(tx.selectFrom('passkeys').select('user_id').where('user_id', '=', user))
      .execute()
    const { password_hash, email_verified_at, phone_verified_at } = account
    if (others.length === 0 && !password_hash && !email_verified_at && !phone_verified_at) throw new Refused('last_way')
    await emit(ctx, tx, identityChanged, { user, what: 'disconnected', provider })
  })
  return { success: true as const }
}
