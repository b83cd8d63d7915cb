import type { Call } from '#platform/shared/contract.ts'
import type { Dice } from './dice.ts'
import type { Ask, Got } from './request-of.ts'

export type Person = { email: string; password: string; id: string; page: string | null }

/** Somebody who asks: keeps cookies and echoes XSRF as a browser does. */
export class Actor {
  readonly name: string
  readonly person: Person | null
  readonly cookies = new Map<string, string>()
  isOut = true

  constructor(name: string, person: Person | null) {
    this.name = name
    this.person = person
  }
  get user() {
    return this.person?.id ?? null
  }
  get page() {
    return this.person?.page ?? null
  }
  get password() {
    return this.person?.password ?? null
  }
  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { ...(cookie && { cookie }), 'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '' }
  }
  /** Cookies of an answer, and whether whoever asked is somebody still. */
  learn({ cookies, status, body }: Got): void {
    for (const [name, value] of cookies) if (value) this.cookies.set(name, value)
    if (status === 401 || (status === 403 && /"code":"(proof_needed|xsrf)"/.test(body))) this.isOut = true
  }
}

export type Actors = {
  /** Somebody who may make this call; now and then somebody who may not. */
  fit: (call: Call) => Promise<Actor>
  /** Somebody whom nobody else needs. */
  passing: (kind: 'candidate' | 'owner') => Promise<Actor>
  admin: () => Promise<Actor>
  /** Who wrote, to read; or somebody else where the call is for others. */
  same: (actor: Actor, call: Call) => Promise<Actor>
}

/** Calls after which somebody is nobody, or without a page: they are made by people of their own. */
export const isEnding = ({ method, path, who }: Call): boolean =>
  method !== 'GET' &&
  who.kind !== 'staff' &&
  /^\/user\/(log-out|lock|password|erasure|deactivation|sessions)|\/page\/(closing|ownership)|\/membership$|\/user\/(second-factor|email-change)/.test(
    path,
  )

type People = {
  candidates: Person[]
  owners: Person[]
  admin: Person
  passing: (kind: 'candidate' | 'owner') => Promise<Person>
}

/** People of every kind, signed in through the door, again whenever they are not. */
export function makeActors(people: People, ask: Ask, dice: Dice): Actors {
  const ready = (name: string) => (person: Person) => new Actor(`${name} ${person.email}`, person)
  const candidates = people.candidates.map(ready('candidate'))
  const owners = people.owners.map(ready('owner'))
  const admin = ready('admin')(people.admin)
  const guest = () => new Actor('guest', null)

  const chosen = (call: Call): Actor => {
    if (call.who.kind === 'page') return dice.one(owners)
    if (call.who.kind === 'staff') return admin
    if (call.who.kind === 'anyone') return dice.often(0.5) ? guest() : dice.one(candidates)
    return dice.often(0.8) ? dice.one(candidates) : dice.one(owners)
  }
  const inside = async (actor: Actor) => {
    if (actor.person && actor.isOut) await signIn(actor, ask)
    return actor
  }
  return {
    async fit(call) {
      if (isEnding(call))
        return inside(ready('passing')(await people.passing(call.who.kind === 'page' ? 'owner' : 'candidate')))
      if (dice.often(0.05)) return inside(dice.one([guest(), dice.one(candidates), dice.one(owners), admin]))
      return inside(chosen(call))
    },
    passing: async (kind) => inside(ready('passing')(await people.passing(kind))),
    admin: () => inside(admin),
    async same(actor, call) {
      const isFit = call.who.kind === 'anyone' || actor.person !== null
      return inside(isFit ? actor : chosen(call))
    },
  }
}

async function signIn(actor: Actor, ask: Ask): Promise<void> {
  const { email, password, page } = actor.person as Person
  actor.cookies.clear()
  const post = async (url: string, body: unknown) =>
    actor.learn(
      await ask({
        method: 'POST',
        url,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...actor.headers() },
        who: actor.name,
      }),
    )
  await post('/api/authenticate', { email, password })
  actor.isOut = false
  if (page) await post('/api/user/workspace', { page })
}
