import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { Settings } from '#platform/server/settings.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type { Identity } from './identity.ts'

export const isGoogleOn = ({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Settings) => Boolean(id && secret)

type Provider = { client: openid.Configuration; keys: ReturnType<typeof createRemoteJWKSet> }
const discovered = new WeakMap<Settings, Promise<Provider>>()

/**
 * The provider as it describes itself (OpenID Connect Discovery), asked once; a failure is not remembered.
 * @throws Refused not_found: not set up here · provider_away
 */
export function discoverGoogle(settings: Settings): Promise<Provider> {
  if (!isGoogleOn(settings)) throw new Refused('not_found')
  const known = discovered.get(settings)
  if (known) return known
  const asked = discover(settings).catch(() => {
    discovered.delete(settings)
    throw new Refused('provider_away')
  })
  discovered.set(settings, asked)
  return asked
}

async function discover({ GOOGLE_ISSUER: issuer, ...settings }: Settings): Promise<Provider> {
  const id = found(settings.GOOGLE_CLIENT_ID)
  // only an issuer that is itself named without TLS (a test, a network of one's own) is talked to without it
  const plain = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  const client = await openid.discovery(new URL(issuer), id, settings.GOOGLE_CLIENT_SECRET, undefined, {
    execute: [openid.enableNonRepudiationChecks, ...plain],
    timeout: 10,
  })
  return { client, keys: createRemoteJWKSet(new URL(found(client.serverMetadata().jwks_uri))) }
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).optional(),
  name: z.string().max(200).optional(),
})

/** The person of checked claims. @throws Refused provider_refused */
export function identityOfClaims(claims: JWTPayload | undefined): Identity {
  const read = Claims.safeParse(claims)
  if (!read.success) throw new Refused('provider_refused')
  const { sub, email, email_verified, name } = read.data
  return {
    provider: 'google',
    subject: sub,
    email: email ?? null,
    emailConfirmed: Boolean(email && email_verified),
    name: name?.trim() || email?.split('@')[0] || 'Google',
  }
}

/**
 * Checks an ID token that a browser brought: signed by the issuer's keys, for this site, not expired, with a nonce.
 * @throws Refused provider_refused · provider_away
 */
export async function readIdToken(settings: Settings, credential: string) {
  const { client, keys } = await discoverGoogle(settings)
  const { issuer, id_token_signing_alg_values_supported: algorithms = ['RS256'] } = client.serverMetadata()
  const payload = await jwtVerify(credential, keys, {
    issuer,
    audience: found(settings.GOOGLE_CLIENT_ID),
    algorithms: algorithms.filter((name) => !name.startsWith('HS') && name !== 'none'),
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    maxTokenAge: '15 min',
    clockTolerance: 5,
  }).then(
    (read) => read.payload,
    (error: { code?: string }) => {
      throw new Refused(error.code === 'ERR_JWKS_TIMEOUT' || !error.code ? 'provider_away' : 'provider_refused')
    },
  )
  return { identity: identityOfClaims(payload), nonce: String(payload.nonce) }
}
