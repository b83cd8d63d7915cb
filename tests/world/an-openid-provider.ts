import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mock } from 'node:test'
import Provider from 'oidc-provider'

export type ProviderPerson = { email?: string; email_verified?: boolean; name?: string }

const clientId = 'masar-test'
const clientSecret = 'a secret between the two, long enough for HMAC'

/** A real OpenID provider on a port of its own, with its own page to sign in at; `people` by their name there. */
export async function anOpenIdProvider(people: Record<string, ProviderPerson>, returnTo: string) {
  const server = createServer((request, response) => void provider.callback()(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // it warns of what makes it fit for tests only: keys and a store of its own, and a page to sign in at
  mock.method(console, 'warn', () => {})
  mock.method(console, 'info', () => {})
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnTo] }],
    cookies: { keys: ['only for tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // as the large mail providers do: the person's claims are inside the ID token
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  })
  return {
    settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
    issuer,
    clientId,
    clientSecret,
    close: () => server.close(),
    signIn: (address: string, name: string) => signInThere(address, name, returnTo),
  }
}

/** Goes through the provider's own pages as somebody, and gives the address one is sent back to. */
async function signInThere(address: string, name: string, returnTo: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: URLSearchParams } = { url: address }
  for (let step = 0; step < 12; step++) {
    const answer = await fetch(next.url, {
      method: next.form ? 'POST' : 'GET',
      body: next.form ?? null,
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      redirect: 'manual',
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key, value)
    }
    const location = answer.headers.get('location')
    if (location?.startsWith(returnTo)) return location
    if (location) {
      next = { url: new URL(location, next.url).href }
      continue
    }
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!prompt) throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 400)}`)
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? next.url
    const form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: name, password: 'any' }) })
    next = { url: new URL(action, next.url).href, form }
  }
  throw new Error('The provider does not come to an end.')
}
