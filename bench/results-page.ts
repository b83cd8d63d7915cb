import os from 'node:os'
import { parseArgs } from 'node:util'
import { connections, inTurns } from './parts/in-turns.ts'
import type { Result } from './parts/result.ts'
import { startHouse } from './parts/start-house.ts'

const search = 'q=nurse&sort=relevance'
/** With a cookie of a session, be it worth nothing, a page is made for this request alone. */
const alone = { cookie: 'XSRF-TOKEN=none' }

/**
 * The results page, rendered anew for each request, for somebody signed in, and as guests get it, and the call behind it, in
 * turns with a plain route that answers a fixed text of the page's size.
 */
export default async function resultsPage(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '6' },
      connections: { type: 'string', default: String(connections) },
    },
  })
  const house = await startHouse()
  try {
    const page = `${house.url}/jobs?${search}`
    const html = await (await fetch(page)).text()
    await house.setPlain(Buffer.byteLength(html))
    const targets = {
      'plain route': { url: house.plainUrl },
      'results page, made for each': { url: page, headers: alone },
      'results page, signed in': { url: page, headers: { cookie: await cookiesOf(house.url) } },
      'results page, kept for guests': { url: page },
      'made for each, compressed': { url: page, headers: { ...alone, 'accept-encoding': 'br' } },
      'API call': { url: `${house.url}/api/jobs?${search}` },
    }
    const at = Number(values.connections)
    const rows = await inTurns(targets, { rounds: Number(values.rounds), seconds: Number(values.seconds), at })
    return { title: title(html, at), rows }
  } finally {
    await house.stop()
  }
}

/** Somebody of the demo content who looks for work. */
async function cookiesOf(url: string): Promise<string> {
  const { headers } = await fetch(`${url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'candidate-en@demo.masar.example', password: 'Masar2026' }),
  })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

const title = (html: string, at: number) =>
  `/jobs?${search} at ${at} connections, ${Math.round(Buffer.byteLength(html) / 1024)} KB of HTML; load before: ${os.loadavg()[0]?.toFixed(1)}`
