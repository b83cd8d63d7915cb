import { parts } from '../../../src/features.ts'
import { aCandidate, anAdmin, anApplication, anEmployer, confirmed, password } from '../people.ts'
import { aSite, type Site } from '../site.ts'
import { makeActors } from './actors.ts'
import { byHand } from './by-hand.ts'
import { makeDice } from './dice.ts'
import type { Fuzz } from './fuzz.ts'
import { knownIds } from './known.ts'
import type { Ask } from './request-of.ts'
import { whatIsShown } from './shown.ts'

/** A site with a page, a live job and an applicant, and everything a fuzz of it needs. */
export async function aSmallWorld(seed: number): Promise<Fuzz> {
  const site = await aSite({ DEMO: '1' })
  const { employer, candidate } = await anApplication(site)
  const admin = await anAdmin(site)
  const ready = async (somebody: { id: string; email: string; page?: { id: string } }) => {
    const { id, email, page } = await confirmed(site, somebody)
    return { id, email, password, page: page?.id ?? null }
  }
  const people = {
    candidates: [await ready(candidate)],
    owners: [await ready(employer)],
    admin: await ready(admin),
    passing: async (kind: 'candidate' | 'owner') =>
      ready(await (kind === 'owner' ? anEmployer(site) : aCandidate(site))),
  }
  const [ask, dice] = [injected(site), makeDice(seed)]
  const rest = async () => void (await site.settle())
  const { settings, now } = site.world
  return {
    ...{ ask, dice, now, rest, clock: byHand(site.pool, rest) },
    calls: parts.calls.map(({ call }) => call),
    known: await knownIds(site.pool),
    actors: makeActors(people, ask, dice),
    shown: whatIsShown(settings, rest),
    origin: settings.publicUrl,
    share: 0.25,
  }
}

const injected =
  (site: Site): Ask =>
  async ({ who: _, ...request }) => {
    const answer = await site.app.inject({ ...request, method: request.method as 'GET' })
    const { statusCode: status, headers, body } = answer
    const cookies = new Map(answer.cookies.map(({ name, value }) => [name, value]))
    return { status, type: String(headers['content-type']), body, cookies, head: request.method === 'HEAD' }
  }
