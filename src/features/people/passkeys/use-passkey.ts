import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { findUser } from '#features/people/accounts/find-accounts.ts'
import { markProved } from '#features/people/accounts/sessions.ts'
import { makeTicket, spendTicket } from '#features/people/accounts/tickets.ts'
import { signInAs } from '#features/people/sign-in/sign-in.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { siteIdentity } from './site-identity.ts'

/** A challenge for any passkey of this site: who it is says the passkey, so nothing about accounts is told. */
export async function askSignIn(ctx: Context): Promise<Given<typeof contract.askSignIn>> {
  const { rpID } = siteIdentity(ctx)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  const ticket = await makeTicket(ctx, 'passkey-used', { challenge: options.challenge })
  return { success: true, data: { ticket, options: { ...options } } }
}

/** Signs in by passkey, which is two proofs in one: the device, and the PIN or body. @throws Refused ticket_expired · passkey_refused */
export async function signInByPasskey(
  ctx: Context,
  { remember, ...shown }: Taken<typeof contract.signInByPasskey>,
): Promise<Given<typeof contract.signInByPasskey>> {
  const id = await ownerOf(ctx, shown)
  const user = await findUser(ctx.db, id)
  if (!user) throw new Refused('passkey_refused')
  return signInAs(ctx, user, remember ?? false, 'proved-twice')
}

/** @throws Refused ticket_expired · passkey_refused: also when it is somebody else's */
export async function proveByPasskey(ctx: Context, shown: Taken<typeof contract.proveByPasskey>) {
  if ((await ownerOf(ctx, shown)) !== found(ctx.me).id) throw new Refused('passkey_refused')
  await markProved(ctx)
  return { success: true as const }
}

type Shown = Taken<typeof contract.proveByPasskey>

async function ownerOf(ctx: Context, { ticket, credential }: Shown): Promise<string> {
  const { facts } = await spendTicket<{ challenge: string }>(ctx, 'passkey-used', ticket)
  const kept = await ctx.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst()
  if (!kept) throw new Refused('passkey_refused')
  const { rpID, origin } = siteIdentity(ctx)
  const answer = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: facts.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: kept.credential_id,
      publicKey: new Uint8Array(kept.public_key),
      counter: kept.counter,
      transports: kept.transports as AuthenticatorTransport[],
    },
  }).catch(() => null)
  if (!answer?.verified) throw new Refused('passkey_refused')
  await ctx.db
    .updateTable('passkeys')
    .set({ counter: answer.authenticationInfo.newCounter, used_at: ctx.now() })
    .where('id', '=', kept.id)
    .execute()
  return kept.user_id
}
