import os from 'node:os'
import { parseArgs } from 'node:util'
import { connections, inTurns } from './parts/in-turns.ts'
import type { Result } from './parts/result.ts'
import { startHouse } from './parts/start-house.ts'

const person = { email: 'candidate-en@demo.masar.example', password: 'Masar2026' }

/** Signing in, and the session check that every screen begins with, in turns with a plain route of the check's size. */
export default async function signIn(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '4' }, seconds: { type: 'string', default: '6' } },
  })
  const house = await startHouse()
  try {
    const json = { 'content-type': 'application/json' }
    const post = { method: 'POST' as const, headers: json, body: JSON.stringify(person) }
    const { token } = (await (await fetch(`${house.url}/api/authenticate`, post)).json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const session = await (await fetch(`${house.url}/api/user/session`, { headers })).text()
    await house.setPlain(Buffer.byteLength(session))
    const targets = {
      'plain route': { url: house.plainUrl },
      'session check': { url: `${house.url}/api/user/session`, headers },
      'sign-in': { url: `${house.url}/api/authenticate`, ...post },
    }
    const rows = await inTurns(targets, { rounds: Number(values.rounds), seconds: Number(values.seconds) })
    return { title: `${connections} connections; load before: ${os.loadavg()[0]?.toFixed(1)}`, rows }
  } finally {
    await house.stop()
  }
}
