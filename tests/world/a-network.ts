import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Token = { app: string; person: { id: string; name?: string; email?: string }; valid?: boolean }

/** A social network that tells whose a token is, and for which application, as its Graph API does. */
export async function aNetwork(tokens: Record<string, Token>) {
  const settings = { FACEBOOK_APP_ID: 'masar-app', FACEBOOK_APP_SECRET: 'between the two' }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://network')
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/broken/debug_token') return say(500, {})
    if (pathname === '/graph/oauth/access_token') return say(200, { access_token: 'by-code', token_type: 'bearer' })
    const asked = tokens[searchParams.get(pathname === '/graph/debug_token' ? 'input_token' : 'access_token') ?? '']
    if (pathname === '/graph/debug_token') {
      const right = `${settings.FACEBOOK_APP_ID}|${settings.FACEBOOK_APP_SECRET}` === searchParams.get('access_token')
      if (!right || !asked) return say(400, { error: { message: 'Invalid' } })
      return say(200, { data: { app_id: asked.app, is_valid: asked.valid ?? true, user_id: asked.person.id } })
    }
    if (pathname === '/graph/me' && asked && searchParams.get('appsecret_proof')) return say(200, asked.person)
    return say(400, { error: { message: 'Invalid' } })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { ...settings, FACEBOOK_GRAPH_URL: `${base}/graph`, FACEBOOK_URL: `${base}/site` },
    base,
    close: () => server.close(),
  }
}
