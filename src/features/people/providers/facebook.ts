import { createHmac } from 'node:crypto'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { Settings } from '#platform/server/settings.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type { Identity } from './identity.ts'

export const isFacebookOn = ({ FACEBOOK_APP_ID: id, FACEBOOK_APP_SECRET: secret }: Settings) => Boolean(id && secret)

/** The network as an OAuth 2 server; it publishes no description of itself. @throws Refused not_found: not set up here */
export function facebookClient(settings: Settings): openid.Configuration {
  if (!isFacebookOn(settings)) throw new Refused('not_found')
  const { FACEBOOK_URL: site, FACEBOOK_GRAPH_URL: graph } = settings
  const client = new openid.Configuration(
    {
      issuer: new URL(site).origin,
      authorization_endpoint: `${site}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    found(settings.FACEBOOK_APP_ID),
    settings.FACEBOOK_APP_SECRET,
    openid.ClientSecretPost(settings.FACEBOOK_APP_SECRET),
  )
  if (graph.startsWith('http:')) openid.allowInsecureRequests(client)
  return client
}

const Inspection = z.object({ data: z.object({ app_id: z.string(), is_valid: z.literal(true), user_id: z.string() }) })
const Person = z.object({ id: z.string().min(1), name: z.string().max(200).optional(), email: z.email().optional() })

/**
 * Asks the network whose token this is, and whether it was made for this site: a token of another site says nothing here.
 * Its e-mail address is confirmed by our own mail, for the network does not promise that it is the person's.
 * @throws Refused not_found · provider_refused · provider_away
 */
export async function readAccessToken(settings: Settings, token: string): Promise<Identity> {
  if (!isFacebookOn(settings)) throw new Refused('not_found')
  const id = found(settings.FACEBOOK_APP_ID)
  const secret = found(settings.FACEBOOK_APP_SECRET)
  const inspected = await ask(
    settings,
    'debug_token',
    { input_token: token, access_token: `${id}|${secret}` },
    Inspection,
  )
  if (inspected.data.app_id !== id) throw new Refused('provider_refused')
  const person = await ask(
    settings,
    'me',
    {
      fields: 'id,name,email',
      access_token: token,
      appsecret_proof: createHmac('sha256', secret).update(token).digest('hex'),
    },
    Person,
  )
  if (person.id !== inspected.data.user_id) throw new Refused('provider_refused')
  return {
    provider: 'facebook',
    subject: person.id,
    email: person.email ?? null,
    emailConfirmed: false,
    name: person.name?.trim() || 'Facebook',
  }
}

async function ask<T>(
  settings: Settings,
  what: string,
  query: Record<string, string>,
  shape: z.ZodType<T>,
): Promise<T> {
  const address = `${settings.FACEBOOK_GRAPH_URL}/${what}?${new URLSearchParams(query)}`
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000), redirect: 'error' }).catch(() => {
    throw new Refused('provider_away')
  })
  if (answer.status >= 500) throw new Refused('provider_away')
  const read = shape.safeParse(await answer.json().catch(() => null))
  if (!answer.ok || !read.success) throw new Refused('provider_refused')
  return read.data
}
