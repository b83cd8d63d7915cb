import * as openid from 'openid-client'
import { AccountType } from '#features/people/accounts/contract.ts'
import type { Context } from '#platform/server/context.ts'
import { clearCookies } from '#platform/server/http/cookies.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { enterByIdentity, keepIdentity } from './enter-by-identity.ts'
import { facebookClient, readAccessToken } from './facebook.ts'
import { discoverGoogle, identityOfClaims } from './google.ts'
import type { Identity, ProviderId } from './identity.ts'

const cookieName = 'sign_in_with'
const seconds = 600

const clientOf = async ({ settings }: Context, provider: ProviderId) =>
  provider === 'google' ? (await discoverGoogle(settings)).client : facebookClient(settings)
const scopes: Record<ProviderId, string> = { google: 'openid email profile', facebook: 'public_profile email' }
const returnTo = ({ settings }: Context, provider: ProviderId) =>
  `${settings.publicUrl}/api/sign-in-with/${provider}/return`

/**
 * Leads the browser to the provider. State, nonce and PKCE verifier wait in a signed cookie of this browser, so that an
 * answer that was made for another browser is worth nothing (RFC 9700, §4.7).
 * @throws Refused not_found · provider_away
 */
export async function goToProvider(
  ctx: Context,
  { provider, next, connect, account_type, invite }: Taken<typeof contract.goToProvider>,
): Promise<RawAnswer> {
  const client = await clientOf(ctx, provider)
  const way = {
    provider,
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    next: isOwnPath(next) ? next : null,
    connect: connect ? (ctx.me?.id ?? null) : null,
    account_type,
    invite: invite ?? null,
  }
  ctx.cookies.push({ name: cookieName, value: await ctx.signer.sign(cookieName, way, seconds), maxAge: seconds })
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: returnTo(ctx, provider),
    scope: scopes[provider],
    state: way.state,
    code_challenge: await openid.calculatePKCECodeChallenge(way.verifier),
    code_challenge_method: 'S256',
    ...(provider === 'google' && { nonce: way.nonce }),
  })
  return seeOther(address.href)
}

/** A path of this site, never an address that a browser reads as another's. */
const isOwnPath = (next: string | undefined): next is string => /^\/(?![/\\])[\x21-\x7e]*$/.test(next ?? '')

type Way = {
  provider: ProviderId
  state: string
  nonce: string
  verifier: string
  next: string | null
  /** Who was signed in and wanted to connect; null to sign in. */
  connect: string | null
  account_type: string
  invite: string | null
}

/** The browser is back: whatever came of it, it is led to a screen that says so. */
export async function backFromProvider(
  ctx: Context,
  { provider, ...answer }: Taken<typeof contract.backFromProvider>,
): Promise<RawAnswer> {
  const way = (await ctx.signer.read(cookieName, ctx.cookie(cookieName) ?? '')) as Way | null
  clearCookies(ctx, [cookieName])
  try {
    if (way?.provider !== provider) throw new Refused('provider_refused')
    const identity = await identityOf(ctx, way, answer)
    if (way.connect) return await connected(ctx, identity, way.connect)
    const account_type = AccountType.parse(way.account_type)
    const signedIn = await enterByIdentity(ctx, identity, { account_type, invite: way.invite ?? undefined })
    return seeOther(way.next ?? signedIn.redirect)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return seeOther(way?.connect ? `${settings}?came=${error.code}` : screenFor(error, way?.next ?? null))
  }
}

async function identityOf(ctx: Context, way: Way, answer: Record<string, string | undefined>): Promise<Identity> {
  const client = await clientOf(ctx, way.provider)
  const current = new URL(returnTo(ctx, way.provider))
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) current.searchParams.set(name, value)
  const oidc = way.provider === 'google'
  const tokens = await openid
    .authorizationCodeGrant(client, current, {
      expectedState: way.state,
      pkceCodeVerifier: way.verifier,
      ...(oidc && { expectedNonce: way.nonce, idTokenExpected: true }),
    })
    .catch((error: { code?: string }) => {
      ctx.log.warn({ provider: way.provider, code: error.code }, 'a provider refused, or was refused')
      throw new Refused(error.code === 'OAUTH_TIMEOUT' ? 'provider_away' : 'provider_refused')
    })
  return oidc ? identityOfClaims(tokens.claims()) : readAccessToken(ctx.settings, found(tokens.access_token))
}

const settings = '/settings/security'

async function connected(ctx: Context, identity: Identity, user: string): Promise<RawAnswer> {
  if (ctx.me?.id !== user) throw new Refused('provider_refused')
  await ctx.db.transaction().execute((tx) => keepIdentity(ctx, tx, identity, user))
  return seeOther(settings)
}

/** Where each outcome goes on: the ticket travels in the fragment, which browsers send to nobody. */
function screenFor({ code, extra }: Refused, next: string | null): string {
  const query = new URLSearchParams({ came: code, ...(next && { next }) })
  const screen = code === 'contact_needed' ? '/register' : '/login'
  return `${screen}?${query}${extra.ticket ? `#ticket=${extra.ticket}` : ''}`
}

const seeOther = (location: string) => new RawAnswer(302, { location })
