import { makeTicket, spendTicket } from '#features/people/accounts/tickets.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { enterByIdentity } from './enter-by-identity.ts'
import { isFacebookOn, readAccessToken } from './facebook.ts'
import { isGoogleOn, readIdToken } from './google.ts'
import { providerNames } from './identity.ts'

export function listProviders({ settings }: Context): Given<typeof contract.listProviders> {
  const on = [
    ...(isGoogleOn(settings) ? ['google' as const] : []),
    ...(isFacebookOn(settings) ? ['facebook' as const] : []),
  ]
  return { success: true, data: on.map((id) => ({ id, name: providerNames[id] })) }
}

/** @throws Refused not_found: not set up here */
export async function askNonce(ctx: Context): Promise<Given<typeof contract.askNonce>> {
  if (!isGoogleOn(ctx.settings)) throw new Refused('not_found')
  return { success: true, data: { nonce: await makeTicket(ctx, 'provider', {}) } }
}

/** The nonce was made here and is spent: a token that was seen elsewhere, or here before, opens nothing. */
export async function signInByGmail(
  ctx: Context,
  { credential, ...beginning }: Taken<typeof contract.signInByGmail>,
): Promise<Given<typeof contract.signInByGmail>> {
  const { identity, nonce } = await readIdToken(ctx.settings, credential)
  await spendTicket(ctx, 'provider', nonce).catch(() => {
    throw new Refused('provider_refused')
  })
  return enterByIdentity(ctx, identity, beginning)
}

export async function signInByFacebook(
  ctx: Context,
  { access_token, ...beginning }: Taken<typeof contract.signInByFacebook>,
): Promise<Given<typeof contract.signInByFacebook>> {
  return enterByIdentity(ctx, await readAccessToken(ctx.settings, access_token), beginning)
}
