import { addAccount } from '#features/people/accounts/add-account.ts'
import type { AccountType } from '#features/people/accounts/contract.ts'
import { findOwner, findUser } from '#features/people/accounts/find-accounts.ts'
import { isEmail } from '#features/people/accounts/rules.ts'
import { refuseTaken } from '#features/people/accounts/take-contact.ts'
import { makeTicket } from '#features/people/accounts/tickets.ts'
import { signInAs } from '#features/people/sign-in/sign-in.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import { emailPattern } from '#platform/shared/fields.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { identityChanged } from './events.ts'
import type { Identity } from './identity.ts'

type Beginning = { account_type: AccountType; invite?: string | undefined }

/**
 * Signs in whoever a provider vouches for; the first time makes the account. An address that another account has confirmed
 * does not open that account: its owner signs in once, and the two are connected (product.md, "linked only after proof").
 * @throws Refused connect_needed, contact_needed (nothing to reach the person by): both with a ticket · second_factor_needed
 */
export async function enterByIdentity(ctx: Context, identity: Identity, beginning: Beginning) {
  const known = await ctx.db
    .updateTable('identities')
    .set({ used_at: ctx.now(), email: identity.email })
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .returning('user_id')
    .executeTakeFirst()
  const id = known?.user_id ?? (await makeFrom(ctx, identity, beginning))
  const user = await findUser(ctx.db, id)
  if (!user) throw new Refused('provider_refused')
  return signInAs(ctx, user, true)
}

async function makeFrom(ctx: Context, identity: Identity, { account_type, invite }: Beginning): Promise<string> {
  const email = usable(ctx, identity.email)
  if (!email) throw new Refused('contact_needed', { ticket: await makeTicket(ctx, 'connect', identity) })
  const connect = async () => new Refused('connect_needed', { ticket: await makeTicket(ctx, 'connect', identity) })
  if (await findOwner(ctx.db, { email })) throw await connect()
  const work = ctx.db.transaction().execute(async (tx) => {
    const user = await addAccount(ctx, tx, {
      account_type,
      name: identity.name,
      email,
      phone: null,
      password_hash: null,
      language: ctx.language,
      country_id: countryId('AE'),
      invite: invite ?? null,
      ...(identity.emailConfirmed && { email_verified_at: ctx.now() }),
    })
    await keepIdentity(ctx, tx, identity, user.id)
    return user.id
  })
  return refuseTaken(work, connect)
}

const usable = ({ settings }: Context, email: string | null) =>
  email && emailPattern.test(email) && isEmail(email, settings.EMAIL_TLD_MAX) ? email : null

/** Remembers that this person of the provider is this account. @throws Refused identity_taken */
export async function keepIdentity(ctx: Context, tx: Tx, identity: Identity, user: string): Promise<void> {
  const { provider, subject, email } = identity
  const now = ctx.now()
  const kept = await tx
    .insertInto('identities')
    .values({ provider, subject, email, user_id: user, created_at: now, used_at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (!kept.numInsertedOrUpdatedRows) throw new Refused('identity_taken')
  await bringNames(tx, user, 'identity')
  await emit(ctx, tx, identityChanged, { user, what: 'connected', provider })
}
