import { sql } from 'kysely'
import { clearBounce } from '#features/site/notifications/bounces.ts'
import { forgetSent } from '#features/site/notifications/once.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** The account itself, how one signs in to it, where one is signed in, and what one agreed to. */
export const accountHolding = { name: 'account', give, forget }

async function give({ db }: Context, user: string) {
  const of = { user_id: user }
  const { password_hash, ...account } = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  const [sessions, contact_changes, identities, passkeys, consents, subscriptions] = await Promise.all([
    db
      .selectFrom('sessions')
      .select(['device', 'address', 'created_at', 'seen_at'])
      .where((eb) => eb.and(of))
      .execute(),
    db
      .selectFrom('contact_changes')
      .select(['kind', 'old_contact', 'new_contact', 'at'])
      .where((eb) => eb.and(of))
      .execute(),
    db
      .selectFrom('identities')
      .select(['provider', 'email', 'created_at'])
      .where((eb) => eb.and(of))
      .execute(),
    db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'used_at'])
      .where((eb) => eb.and(of))
      .execute(),
    db
      .selectFrom('consents')
      .select(['what', 'given', 'text_version', 'source', 'at'])
      .where((eb) => eb.and(of))
      .execute(),
    db
      .selectFrom('subscriptions')
      .select(['topic', 'channel', 'wanted'])
      .where((eb) => eb.and(of))
      .execute(),
  ])
  const ways = { has_password: password_hash !== null, sessions, contact_changes, identities, passkeys }
  return { ...account, ...ways, consents, subscriptions }
}

/** The row stays without a name, so that what it counts in stays true; everything that hangs on it goes. */
async function forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
  const { email, email_verified_at, phone, name, merged_into } = await tx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'phone', 'name', 'merged_into'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  await forgetSent(
    tx,
    [email, phone].filter((address) => address !== null),
  )
  const loose = email ? await forgetAddress(ctx, tx, { user, email, confirmed: email_verified_at !== null }) : []
  await tx
    .updateTable('users')
    .set({
      state: 'erased',
      // whoever goes on in another account is named for the work done by this one, until that goes too
      name: merged_into ? name : '',
      email: null,
      phone: null,
      password_hash: null,
      email_verified_at: null,
      phone_verified_at: null,
      invite: null,
      company: null,
      demo_persona: null,
      erase_at: null,
    })
    .where('id', '=', user)
    .execute()
  await tx
    .updateTable('users')
    .set({ name: '' })
    .where('merged_into', '=', user)
    .where('state', '=', 'erased')
    .execute()
  return loose
}

/** Who else claims an address goes on being told what is sent there, and that it bounces. */
async function forgetAddress(
  ctx: Context,
  tx: Tx,
  { user, email, confirmed }: { user: string; email: string; confirmed: boolean },
): Promise<string[]> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '!=', user)
    .where('state', '!=', 'erased')
    .executeTakeFirst()
  if (!other) await clearBounce(tx, email)
  return confirmed ? eraseRows(ctx, tx, 'newsletter_readers', sql`lower(email) = lower(${email})`) : []
}
