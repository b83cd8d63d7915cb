import type { Call } from '#platform/shared/contract.ts'
import { namesIn } from '../every-call.ts'
import { type Actor, type Actors, isEnding } from './actors.ts'
import type { Dice } from './dice.ts'
import { askAndNote, type Found, named, nothingFound } from './found.ts'
import { goWays } from './going.ts'
import { brokenBodies } from './hostile.ts'
import { type Input, inputOf, pathFields } from './input-of.ts'
import type { Known } from './known.ts'
import { compareBack, showsIt } from './read-back.ts'
import { type Ask, type Got, requestOf } from './request-of.ts'
import type { Shown } from './shown.ts'
import { someFile } from './values.ts'

export type Fuzz = {
  /** Where the site says it is. */ origin: string
  /** What mails and answers showed lately. */ shown: Shown
  /** Lets work in the background end. */ rest: () => Promise<void>
  /** Does by hand what the clock would do. */ clock: (task: string) => Promise<void>
  /** Of the ways, between none and 1 for all. */ share: number
  ask: Ask
  calls: readonly Call[]
  actors: Actors
  known: Known
  dice: Dice
  now: () => Date
}

/** So many requests are asked between two rests: letters go out meanwhile, and what they say is read. */
const stretch = 400

/**
 * Goes the ways, then asks every call in turn, round after round, with inputs its contract takes and with inputs that break it,
 * and after each success asks for what was written.
 * @param until whether enough was asked
 */
export async function fuzz(about: Fuzz, until: (found: Found) => boolean): Promise<Found> {
  const found = nothingFound()
  await goWays(about, found)
  for (let rested = found.requests; !until(found); )
    for (const call of about.calls) {
      if (until(found)) break
      const actor = await whoHas(about, call)
      const tried = await tryCall(about, found, call, actor)
      if (call.method !== 'GET' && tried.answer && tried.answer.status < 300)
        await readBack(about, found, call, actor, tried)
      if (found.requests - rested < stretch) continue
      rested = found.requests
      await about.rest()
      await about.shown.read()
    }
  return found
}

/** Asks for what was written: it is there, and says what was written where both name it alike. */
async function readBack(about: Fuzz, found: Found, call: Call, actor: Actor, { input, answer, isBroken }: Tried) {
  const readers = about.calls.filter(({ method }) => method === 'GET')
  const shows = call.method === 'DELETE' ? [] : showsIt(readers, call)
  if (answer && !isBroken) compareBack(found, call, input, answer, answer, actor.name)
  for (const reader of [...shows, ...readersNear(readers, call, input, about.dice)]) {
    const read = await tryCall(about, found, reader, await about.actors.same(actor, reader), input)
    const isLost = call.method === 'PUT' && reader.path === call.path && read.answer?.status === 404
    if (isLost) found.faults.push({ what: named(call), fault: 'what was written is not found', asked: actor.name })
    const isIt = !isBroken && shows.includes(reader) && read.actor === actor
    if (isIt && answer && read.answer) compareBack(found, call, input, answer, read.answer, actor.name)
  }
}

/** Somebody who may make the call, and has what it is about where anybody has. */
async function whoHas({ actors, known }: Fuzz, call: Call): Promise<Actor> {
  let actor = await actors.fit(call)
  const hasAll = async () =>
    (await Promise.all(pathFields(call).map(([field]) => known.owns(field, actor)))).every((owned) => owned)
  for (let tries = 0; tries < 6 && !isEnding(call) && !(await hasAll()); tries++) actor = await actors.fit(call)
  return actor
}

/** Some reads near what was written: those of the same things, and lists of the same kind. */
function readersNear(readers: readonly Call[], written: Call, input: Input, dice: Dice): Call[] {
  const first = (path: string) => path.split('/').filter((part) => !part.startsWith('{'))
  const words = new Set(first(written.path))
  const near = readers.filter(
    (reader) =>
      reader.who.kind === written.who.kind &&
      (namesIn(reader).some((name) => name in input) || first(reader.path).some((word) => words.has(word))),
  )
  return Array.from({ length: Math.min(3, near.length) }, () => dice.one(near))
}

type Tried = { actor: Actor; input: Input; answer: Got | null; isBroken: boolean }

async function tryCall(about: Fuzz, found: Found, call: Call, actor: Actor, like?: Input): Promise<Tried> {
  const { dice } = about
  const [input, hasBroken] = await inputOf(about, call, actor, like)
  const body = call.method !== 'GET' && !like && dice.often(0.04) ? dice.one(brokenBodies) : null
  const files = call.upload && dice.often(0.9) ? { [dice.one(call.upload.fields)]: someFile(dice) } : undefined
  const request = requestOf(call, input, { actor, body, files, head: dice.often(0.1), form: dice.often(0.1) })
  const isBroken = hasBroken || body !== null
  if (!request) return { actor, input, answer: null, isBroken }
  const answer = await askAndNote(about, found, call, request, isBroken)
  actor.learn(answer)
  return { actor, input, answer, isBroken }
}
