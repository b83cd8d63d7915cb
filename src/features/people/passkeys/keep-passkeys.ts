import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { deviceOf } from '#features/people/accounts/devices.ts'
import { demandProof } from '#features/people/accounts/sessions.ts'
import { makeTicket, spendTicket } from '#features/people/accounts/tickets.ts'
import type { Context } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { passkeyChanged } from './events.ts'
import { siteIdentity } from './site-identity.ts'

export async function listPasskeys(ctx: Context): Promise<Given<typeof contract.listPasskeys>> {
  const rows = await ctx.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', found(ctx.me).id)
    .orderBy('created_at')
    .execute()
  const data = rows.map(({ created_at, used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
  return { success: true, data }
}

/** What the browser needs to make a passkey: findable without a name, and guarded by PIN or body. @throws Refused proof_needed */
export async function askPasskey(ctx: Context): Promise<Given<typeof contract.askPasskey>> {
  demandProof(ctx)
  const me = found(ctx.me)
  const { rpID, rpName } = siteIdentity(ctx)
  const known = await ctx.db.selectFrom('passkeys').select('credential_id').where('user_id', '=', me.id).execute()
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: me.email ?? me.name,
    userDisplayName: me.name,
    userID: new TextEncoder().encode(me.id),
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const ticket = await makeTicket(ctx, 'passkey-made', { challenge: options.challenge }, me.id)
  return { success: true, data: { ticket, options: { ...options } } }
}

/** Keeps a passkey the browser made, named after the device. @throws Refused ticket_expired · passkey_refused */
export async function addPasskey(
  ctx: Context,
  { ticket, credential }: Taken<typeof contract.addPasskey>,
): Promise<Given<typeof contract.addPasskey>> {
  const { user, facts } = await spendTicket<{ challenge: string }>(ctx, 'passkey-made', ticket)
  if (user !== found(ctx.me).id) throw new Refused('ticket_expired')
  const made = await verify(ctx, facts.challenge, credential as unknown as RegistrationResponseJSON)
  const { browser, system } = deviceOf(ctx.userAgent)
  const row = { id: newId(), name: [system, browser].filter(Boolean).join(', ') || 'Passkey' }
  await ctx.db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('passkeys')
      .values({
        ...row,
        user_id: user,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports ?? [],
        created_at: ctx.now(),
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (!kept.numInsertedOrUpdatedRows) throw new Refused('passkey_refused')
    await bringNames(tx, user, 'passkey')
    await emit(ctx, tx, passkeyChanged, { user, what: 'added', name: row.name })
  })
  return { success: true, data: row }
}

async function verify(ctx: Context, expectedChallenge: string, response: RegistrationResponseJSON) {
  const { rpID, origin } = siteIdentity(ctx)
  // the library throws on whatever is not a true answer, as it should; here all of that is one refusal
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null)
  if (!answer?.verified) throw new Refused('passkey_refused')
  return answer.registrationInfo.credential
}

/** @throws Refused not_found */
export async function namePasskey(ctx: Context, { passkey, name }: Taken<typeof contract.namePasskey>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const named = await tx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', passkey)
      .where('user_id', '=', user)
      .executeTakeFirst()
    if (!named.numUpdatedRows) throw new Refused('not_found')
    await emit(ctx, tx, passkeyChanged, { user, what: 'named', name })
  })
  return { success: true as const }
}

/** @throws Refused proof_needed · not_found */
export async function removePasskey(ctx: Context, { passkey }: Taken<typeof contract.removePasskey>) {
  demandProof(ctx)
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', passkey)
      .where('user_id', '=', user)
      .returning('name')
      .executeTakeFirst()
    await bringNames(tx, user, 'passkey')
    await emit(ctx, tx, passkeyChanged, { user, what: 'removed', name: found(removed).name })
  })
  return { success: true as const }
}
