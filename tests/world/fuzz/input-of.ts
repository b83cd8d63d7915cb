import type { Call } from '#platform/shared/contract.ts'
import { namesIn, schemaOf } from '../every-call.ts'
import { type Actor, isEnding } from './actors.ts'
import type { Dice } from './dice.ts'
import { bodyOf } from './found.ts'
import type { Fuzz } from './fuzz.ts'
import { hostile } from './hostile.ts'
import { knowsAs } from './known.ts'
import { requestOf } from './request-of.ts'
import { type FuzzSchema, plausibleValue } from './values.ts'

export type Input = Record<string, unknown>

/** What is asked for: mostly as the contract takes it, else with one field broken, or several. */
export async function inputOf(about: Fuzz, call: Call, actor: Actor, like?: Input): Promise<[Input, boolean]> {
  const { dice } = about
  const input = await plausibleInput(about, call, actor)
  Object.assign(input, await thingsOf(about, call, actor))
  if (like) for (const name of Object.keys(input)) if (name in like) input[name] = like[name]
  if (!like && dice.often(0.6)) Object.assign(input, await asItIs(about, call, actor, input))
  if (like || isEnding(call) || dice.often(0.5)) return [input, false]
  const names = Object.keys(call.takes.shape)
  if (names.length === 0) return [input, false]
  for (let times = dice.often(0.8) ? 1 : 3; times > 0; times--) breakOne(input, dice.one(names), dice)
  return [input, true]
}

/** @param bare with what must be there alone */
export async function plausibleInput(about: Fuzz, call: Call, actor: Actor, bare = false): Promise<Input> {
  const { known, dice, now, shown } = about
  const given = { dice, known, holder: actor, now: now(), keys: shown.for('key', call.path), bare }
  return (await plausibleValue({ type: 'object', ...(schemaOf(call) as FuzzSchema) }, '', given)) as Input
}

/** Names in the path of a call, the last first, each as it is known there: `jobs address`, or else by its name alone; and others known there. */
export const pathFields = ({ path, takes }: Call): [field: string, name: string][] => {
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
    const { enum: choices, type } = (properties[name] ?? {}) as FuzzSchema
    if (name in input || choices || type === 'integer' || type === 'number') continue
    const said = shown.for(name, call.path)
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
  const { data } = bodyOf(answer) as { data?: Input }
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
