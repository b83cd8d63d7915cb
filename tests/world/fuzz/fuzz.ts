import type { Call } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { namesIn, schemaOf } from '../every-call.ts'
import { type Actor, type Actors, isEnding } from './actors.ts'
import type { Dice } from './dice.ts'
import { faultOf } from './fault-of.ts'
import { brokenBodies, hostile } from './hostile.ts'
import type { Known } from './known.ts'
import { type Ask, type Got, requestOf } from './request-of.ts'
import { type FuzzSchema, plausibleValue, someFile } from './values.ts'

export type Fault = { what: string; fault: string; asked: string }
export type Found = { requests: number; reached: Set<string>; faults: Fault[]; statuses: Map<number, number> }
type Fuzz = {
  /** Keys of links that were mailed lately. */ keys: () => Promise<readonly string[]>
  ask: Ask
  calls: readonly Call[]
  actors: Actors
  known: Known
  dice: Dice
  now: () => Date
}
type Input = Record<string, unknown>

export const named = ({ method, path }: Call): string => `${method} ${path}`

/**
 * Asks every call in turn, round after round, with inputs its contract takes and with inputs that break it, and after each
 * success asks for what was written.
 * @param until whether enough was asked
 */
export async function fuzz(about: Fuzz, until: (found: Found) => boolean): Promise<Found> {
  const found: Found = { requests: 0, reached: new Set(), faults: [], statuses: new Map() }
  const readers = about.calls.filter(({ method }) => method === 'GET')
  while (!until(found))
    for (const call of about.calls) {
      if (until(found)) break
      const actor = await about.actors.fit(call)
      const { input, answer } = await tryCall(about, found, call, actor)
      if (call.method === 'GET' || !answer || answer.status >= 300) continue
      for (const reader of readersOf(readers, call, input, about.dice))
        await tryCall(about, found, reader, await about.actors.same(actor, reader), input)
    }
  return found
}

/** Reads that may show what was written: those of the same things, and lists of the same kind. */
function readersOf(readers: readonly Call[], written: Call, input: Input, dice: Dice): Call[] {
  const first = (path: string) => path.split('/').filter((part) => !part.startsWith('{'))
  const words = new Set(first(written.path))
  const near = readers.filter(
    (reader) =>
      reader.who.kind === written.who.kind &&
      (namesIn(reader).some((name) => name in input) || first(reader.path).some((word) => words.has(word))),
  )
  return Array.from({ length: Math.min(3, near.length) }, () => dice.one(near))
}

async function tryCall(about: Fuzz, found: Found, call: Call, actor: Actor, like?: Input) {
  const { dice } = about
  const [input, isBroken] = await inputOf(about, call, actor, like)
  const body = call.method !== 'GET' && !like && dice.often(0.04) ? dice.one(brokenBodies) : null
  const files = call.upload && dice.often(0.9) ? { [dice.one(call.upload.fields)]: someFile(dice) } : undefined
  const request = requestOf(call, input, { actor, body, files, head: dice.often(0.1), form: dice.often(0.1) })
  if (!request) return { input, answer: null }
  const answer = await about.ask(request)
  found.requests++
  found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1)
  if (answer.status < 300) found.reached.add(named(call))
  actor.learn(answer)
  const fault = faultOf(answer)
  if (fault) found.faults.push({ what: named(call), fault, asked: describe(request, isBroken || body !== null) })
  return { input, answer }
}

/** What is asked for: mostly as the contract takes it, else with one field broken, or several. */
async function inputOf(
  { known, dice, now, keys }: Fuzz,
  call: Call,
  actor: Actor,
  like?: Input,
): Promise<[Input, boolean]> {
  const schema = schemaOf(call) as FuzzSchema
  const input = (await plausibleValue({ type: 'object', ...schema }, '', {
    dice,
    known,
    holder: actor,
    now: now(),
    keys: await keys(),
  })) as Input
  for (const name of namesIn(call)) input[name] ??= newId()
  if (like) for (const name of Object.keys(input)) if (name in like) input[name] = like[name]
  if (like || isEnding(call) || dice.often(0.5)) return [input, false]
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return [input, false]
  for (let times = dice.often(0.8) ? 1 : 3; times > 0; times--) breakOne(input, dice.one(names), dice)
  return [input, true]
}

/** Breaks a field, or something within it. */
function breakOne(input: Input, name: string, dice: Dice): void {
  const inner = input[name]
  const isDeep = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && dice.often(0.7)
  if (isDeep) breakOne(inner as Input, dice.one(Object.keys(inner)), dice)
  else if (dice.often(0.1)) delete input[name]
  else input[name] = hostile(dice)
}

const describe = (
  { method, url, payload, who }: { method: string; url: string; payload?: unknown; who: string },
  broken: boolean,
) =>
  `${who}: ${method} ${url.slice(0, 300)} ${Buffer.isBuffer(payload) ? `(${payload.length} bytes) ${payload.toString('utf8').slice(0, 300)}` : String(payload ?? '').slice(0, 500)}${broken ? '' : ' (as the contract takes it)'}`

export type { Got }
