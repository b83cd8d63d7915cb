import type { Call } from '#platform/shared/contract.ts'
import { type Actor, Actor as Somebody } from './actors.ts'
import { askAndNote, bodyOf, type Found, named } from './found.ts'
import type { Fuzz } from './fuzz.ts'
import { type Input, plausibleInput } from './input-of.ts'
import { requestOf } from './request-of.ts'
import { accountWays } from './ways/account.ts'
import { applicantWays } from './ways/applicants.ts'
import { cvWays } from './ways/cvs.ts'
import { interviewWays } from './ways/interviews.ts'
import { jobWays } from './ways/jobs.ts'
import { offerWays } from './ways/offers.ts'
import { pageWays } from './ways/pages.ts'
import { searchWays } from './ways/search.ts'

type File = { name: string; bytes: Uint8Array }
/** What an answer gives: fields a way goes on with; none of them where it was refused. */
export type Thing = {
  [name in 'id' | 'key' | 'state' | 'job' | 'name' | 'url' | 'code' | 'address' | 'reference']: string
} & {
  version: number
}

export type Going = {
  /** Asks `POST /user/passkeys` as the contract writes it; what must be there and is not given is made up. */
  send: <T = Thing>(actor: Actor, name: string, given?: Input, file?: Record<string, File>) => Promise<T>
  /** The same of a list; empty where it was refused. */
  list: <T = Thing>(actor: Actor, name: string, given?: Input) => Promise<T[]>
  candidate: () => Promise<Actor>
  owner: () => Promise<Actor>
  admin: () => Promise<Actor>
  guest: () => Actor
  mailed: (to: Actor | string, at: string) => Promise<string>
  texted: (to: string) => Promise<string>
  rest: () => Promise<void>
  clock: (task: string) => Promise<void>
  origin: string
}
export type Way = (going: Going) => Promise<void>

/** Ways that no dice find: one call needs what another gave, a mailed key, or what somebody else did first. */
const ways: readonly Way[] = [
  ...[...accountWays, ...cvWays, ...pageWays, ...jobWays],
  ...[...applicantWays, ...interviewWays, ...offerWays, ...searchWays],
]

/** Goes each way once, or a share of them. */
export async function goWays(about: Fuzz, found: Found): Promise<void> {
  const { actors, shown, rest, clock, origin } = about
  const send = async <T>(actor: Actor, name: string, given: Input = {}, files?: Record<string, File>): Promise<T> => {
    const call = about.calls.find((one) => named(one) === name) as Call
    const input = { ...(await plausibleInput(about, call, actor, true)), ...given }
    const request = requestOf(call, input, { actor, body: null, files, head: false, form: false })
    if (!request) throw new Error(`No address holds ${name}.`)
    const answer = await askAndNote(about, found, call, request, false)
    actor.learn(answer)
    const body = bodyOf(answer)
    return (body.data ?? body) as T
  }
  const going: Going = {
    ...{ send, rest, origin },
    async clock(task) {
      await clock(task)
      await shown.read()
    },
    async list<T>(actor: Actor, name: string, given?: Input) {
      const data = await send<T[]>(actor, name, given)
      return Array.isArray(data) ? data : []
    },
    candidate: () => actors.passing('candidate'),
    owner: () => actors.passing('owner'),
    admin: actors.admin,
    guest: () => new Somebody('guest', null),
    texted: shown.texted,
    mailed: (to, at) => shown.mailed(typeof to === 'string' ? to : (to.person?.email ?? ''), at),
  }
  for (const way of ways) if (about.dice.often(about.share)) await way(going)
  await rest()
  await shown.read()
}
