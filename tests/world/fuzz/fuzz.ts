import type { Call } from '#platform/shared/contract.ts'
import { namesIn, schemaOf } from '../every-call.ts'
import { type Actor, type Actors, isEnding } from './actors.ts'
import type { Dice } from './dice.ts'
import { faultOf } from './fault-of.ts'
import { brokenBodies, hostile } from './hostile.ts'
import { type Known, knowsAs } from './known.ts'
import { type Ask, type Got, requestOf } from './request-of.ts'
import type { Shown } from './shown.ts'
import { type FuzzSchema, plausibleValue, someFile } from './values.ts'
import { type Send, ways } from './ways.ts'

export type Fault = { what: string; fault: string; asked: string }
export type Found = {
  requests: number
  reached: Set<string>
  faults: Fault[]
  statuses: Map<number, number>
  /** Why each call was refused that was asked as its contract takes it, and how often. */
  refused: Map<string, Map<string, number>>
}
export type Fuzz = {
  /** Where the site says it is. */ origin: string
  /** What mails and answers showed lately. */ shown: Shown
  /** Lets work in the background end. */ rest: () => Promise<void>
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
  const found: Found = { requests: 0, reached: new Set(), faults: [], statuses: new Map(), refused: new Map() }
  const readers = about.calls.filter(({ method }) => method === 'GET')
  await goWays(about, found)
  let rested = 0
  while (!until(found))
    for (const call of about.calls) {
      if (until(found)) break
      if (found.requests - rested >= 150) {
        rested = found.requests
        await about.rest()
      }
      const actor = await whoHas(about, call)
      const { input, answer } = await tryCall(about, found, call, actor)
      if (call.method === 'GET' || !answer || answer.status >= 300) continue
      for (const reader of readersOf(readers, call, input, about.dice)) {
        const read = await tryCall(about, found, reader, await about.actors.same(actor, reader), input)
        const isLost = call.method === 'PUT' && reader.path === call.path && read.answer?.status === 404
        if (isLost) found.faults.push({ what: named(call), fault: 'what was written is not found', asked: actor.name })
      }
    }
  return found
}

/** Goes each way once, each with somebody of its own. */
async function goWays(about: Fuzz, found: Found): Promise<void> {
  const send: Send = async (actor, name, input = {}) => {
    const call = about.calls.find((one) => named(one) === name)
    const request = call && requestOf(call, input, { actor, body: null, files: undefined, head: false, form: false })
    if (!call || !request) throw new Error(`There is no call ${name}.`)
    const answer = await about.ask(request)
    note(about, found, call, answer, describe(request, false))
    actor.learn(answer)
    if (answer.status >= 300) noteRefusal(found, call, answer)
    return { status: answer.status, body: answer.type.includes('json') ? JSON.parse(answer.body) : {} }
  }
  for (const way of ways) await way(await about.actors.passing(), send, about.origin)
}

/** Counts an answer, and keeps what is wrong with it. */
function note({ shown }: Fuzz, found: Found, call: Call, answer: Got, asked: string): void {
  found.requests++
  if (answer.status < 300 && answer.type.includes('json') && answer.body) shown.learn(call.path, JSON.parse(answer.body))
  found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1)
  if (answer.status < 300) found.reached.add(named(call))
  const fault = faultOf(answer)
  if (fault) found.faults.push({ what: named(call), fault, asked })
}

/** Somebody who may make the call, and has what it is about where anybody has. */
async function whoHas({ actors, known }: Fuzz, call: Call): Promise<Actor> {
  let actor = await actors.fit(call)
  const hasAll = async () =>
    (await Promise.all(pathFields(call).map(([field]) => known.owns(field, actor)))).every((owned) => owned)
  for (let tries = 0; tries < 6 && !isEnding(call) && !(await hasAll()); tries++) actor = await actors.fit(call)
  return actor
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
  const itself = near.filter(({ path, who }) => path === written.path && who.kind === written.who.kind)
  return [...itself, ...Array.from({ length: Math.min(3, near.length) }, () => dice.one(near))]
}

async function tryCall(about: Fuzz, found: Found, call: Call, actor: Actor, like?: Input) {
  const { dice } = about
  const [input, isBroken] = await inputOf(about, call, actor, like)
  const body = call.method !== 'GET' && !like && dice.often(0.04) ? dice.one(brokenBodies) : null
  const files = call.upload && dice.often(0.9) ? { [dice.one(call.upload.fields)]: someFile(dice) } : undefined
  const request = requestOf(call, input, { actor, body, files, head: dice.often(0.1), form: dice.often(0.1) })
  if (!request) return { input, answer: null }
  const answer = await about.ask(request)
  note(about, found, call, answer, describe(request, isBroken || body !== null))
  if (answer.status >= 300 && !isBroken && !body) noteRefusal(found, call, answer)
  actor.learn(answer)
  return { input, answer }
}

function noteRefusal({ refused }: Found, call: Call, { status, body }: Got): void {
  const codes = refused.get(named(call)) ?? new Map<string, number>()
  const fields = [...body.matchAll(/"field":"([^"]+)"/g)].map(([, field]) => field)
  const why = [status, /"code":"(\w+)"/.exec(body)?.[1], ...fields].filter(Boolean).join(' ')
  refused.set(named(call), codes.set(why, (codes.get(why) ?? 0) + 1))
}

/** What is asked for: mostly as the contract takes it, else with one field broken, or several. */
async function inputOf(about: Fuzz, call: Call, actor: Actor, like?: Input): Promise<[Input, boolean]> {
  const { known, dice, now } = about
  const schema = schemaOf(call) as FuzzSchema
  const keys = await about.shown.for('key', call.path)
  const given = { dice, known, holder: actor, now: now(), keys }
  const input = (await plausibleValue({ type: 'object', ...schema }, '', given)) as Input
  Object.assign(input, await thingsOf(about, call, actor))
  if (like) for (const name of Object.keys(input)) if (name in like) input[name] = like[name]
  if (!like && dice.often(0.6)) Object.assign(input, await asItIs(about, call, actor, input))
  if (like || isEnding(call) || dice.often(0.5)) return [input, false]
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return [input, false]
  for (let times = dice.often(0.8) ? 1 : 3; times > 0; times--) breakOne(input, dice.one(names), dice)
  return [input, true]
}

/** Names in the path of a call, the last first, each as it is known there: `jobs address`, or else by its name alone; and others known there. */
const pathFields = ({ path, takes }: Call): [field: string, name: string][] => {
  const nouns = path.split('/').filter((part) => part && !part.startsWith('{'))
  const inBody = Object.keys(takes.shape).map((name): [string, string] => [
    knowsAs(`${nouns.at(-1)} ${name}`, ''),
    name,
  ])
  return [...inPath(path), ...inBody.filter(([field]) => field !== '')]
}
const inPath = (path: string) =>
  [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)]
    .map(([, noun, name]): [string, string] => [knowsAs(`${noun} ${name}`, name as string), name as string])
    .reverse()

/** What the path of a call names: things that are there, and belong together. */
async function thingsOf({ known, shown, dice }: Fuzz, call: Call, actor: Actor): Promise<Input> {
  const input: Input = {}
  const { properties = {} } = schemaOf(call)
  for (const [field, name] of pathFields(call)) {
    if (name in input || (properties[name] as FuzzSchema | undefined)?.enum) continue
    const said = await shown.for(name, call.path)
    const id = said.length > 0 && dice.often(0.6) ? dice.one(said) : await known.find(field, actor, dice)
    if (id === null) continue
    input[name] = id
    const above = await known.parents(field, id)
    for (const one of namesIn(call)) if (above[one]) input[one] = above[one]
  }
  return input
}

/** What a change begins with: the thing as a call shows it, with what was written here in a few places. */
async function asItIs({ ask, calls, dice }: Fuzz, call: Call, actor: Actor, input: Input): Promise<Input> {
  if (call.method !== 'PUT' && call.method !== 'PATCH') return {}
  const reader = calls.find(({ method, path }) => method === 'GET' && path === call.path)
  const request = reader && requestOf(reader, input, { actor, body: null, files: undefined, head: false, form: false })
  const answer = request && (await ask(request))
  if (answer?.status !== 200 || !answer.type.includes('json')) return {}
  const { data } = JSON.parse(answer.body) as { data?: Input }
  const within = Object.values(data ?? {}).filter((one) => typeof one === 'object' && !Array.isArray(one))
  const now: Input = Object.assign({}, ...within, data)
  const names = Object.keys(input).filter((name) => now[name] !== undefined && !namesIn(call).includes(name))
  return Object.fromEntries(
    names.filter((name) => name === 'version' || dice.often(0.85)).map((name) => [name, now[name]]),
  )
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
