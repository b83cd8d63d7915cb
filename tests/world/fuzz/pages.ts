import { pathToFileURL } from 'node:url'
import type { Actor, Actors } from './actors.ts'
import type { Dice } from './dice.ts'
import type { Found } from './found.ts'
import { hostile } from './hostile.ts'
import type { Known } from './known.ts'
import type { Ask } from './request-of.ts'

type Route = { path?: string; parentId?: string }
const parameters = [
  'q',
  'where',
  'place',
  'salary',
  'period',
  'currency',
  'cursor',
  'page',
  'sort',
  'lang',
  'type',
  'next',
]

/** Addresses of all pages, as the built site knows them. */
async function addressesOf(folder: string): Promise<string[]> {
  const { routes } = (await import(pathToFileURL(`${folder}/build/server/index.js`).href)) as {
    routes: Record<string, Route>
  }
  const whole = ({ path = '', parentId }: Route): string =>
    `${parentId && routes[parentId] ? whole(routes[parentId]) : ''}/${path}`
  const all = Object.values(routes).map((route) =>
    whole(route)
      .replace(/\/+/g, '/')
      .replace(/(?<=.)\/$/, ''),
  )
  return [...new Set(all)]
}

/** Asks pages, whole or only their heads, as anybody, with what a query may hold: none answers 5xx. */
export async function fuzzPages(
  { ask, actors, known, dice }: { ask: Ask; actors: Actors; known: Known; dice: Dice },
  found: Found,
  times: number,
): Promise<void> {
  const addresses = await addressesOf(process.cwd())
  for (let time = 0; time < times; time++) {
    const address = addresses[time % addresses.length] as string
    const who = dice.one(['anyone', 'user', 'page', 'staff'] as const)
    const actor = await actors.fit({ who: { kind: who }, method: 'GET', path: address } as never)
    const parts: string[] = []
    for (const part of address.split('/')) parts.push(await partOf(part, actor, known, dice))
    const query = dice.often(0.5)
      ? `?${new URLSearchParams([[dice.one(parameters), String(hostile(dice)).slice(0, 500)]])}`
      : ''
    const method = time % 3 === 0 ? 'HEAD' : 'GET'
    const url = `${parts.join('/')}${query}`
    const answer = await ask({ method, url, headers: actor.headers(), who: actor.name })
    found.requests++
    found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1)
    actor.learn(answer)
    if (answer.status >= 500)
      found.faults.push({
        what: `page ${address}`,
        fault: `${answer.status}`,
        asked: `${actor.name}: ${method} ${url}`,
      })
  }
}

/** A part of an address: as it stands, or what its name leads to. */
async function partOf(part: string, actor: Actor, known: Known, dice: Dice): Promise<string> {
  if (!part.startsWith(':')) return part === '*' ? 'nothing' : part.replace('?', '')
  const id = dice.often(0.8) ? await known.find(part.slice(1).replace('?', ''), actor, dice) : null
  return encodeURIComponent((id ?? String(hostile(dice)).slice(0, 200)).toWellFormed())
}
