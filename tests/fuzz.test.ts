import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parts } from '../src/features.ts'
import { makeActors } from './world/fuzz/actors.ts'
import { makeDice } from './world/fuzz/dice.ts'
import { fuzz } from './world/fuzz/fuzz.ts'
import { knownIds } from './world/fuzz/known.ts'
import { mailedKeys } from './world/fuzz/mailed-keys.ts'
import type { Ask } from './world/fuzz/request-of.ts'
import { aCandidate, anAdmin, anApplication, anEmployer, confirmed, password } from './world/people.ts'
import { aSite } from './world/site.ts'

/** What `npm run bench -- fuzz` asks a hundred thousand times over, on a small world and for seconds. */
test('no call fails on what its contract takes, nor on what breaks it, nor on reading back what was written', async () => {
  const site = await aSite({ DEMO: '1' })
  const { employer, candidate } = await anApplication(site)
  const admin = await anAdmin(site)
  const person = ({ id, email, page }: { id: string; email: string; page?: { id: string } }) => ({
    ...{ id, email, password },
    page: page?.id ?? null,
  })
  const people = {
    candidates: [person(await confirmed(site, candidate))],
    owners: [person(await confirmed(site, employer))],
    admin: person(admin),
    passing: async (kind: 'candidate' | 'owner') =>
      person(await (kind === 'owner' ? anEmployer(site) : aCandidate(site))),
  }
  const ask: Ask = async ({ who: _, ...request }) => {
    const answer = await site.app.inject({ ...request, method: request.method as 'GET' })
    const { statusCode: status, headers, body } = answer
    const cookies = new Map(answer.cookies.map(({ name, value }) => [name, value]))
    return { status, type: String(headers['content-type']), body, cookies, head: request.method === 'HEAD' }
  }
  const dice = makeDice(7)
  const about = {
    ...{ ask, dice, now: site.world.now, keys: mailedKeys(site.world.settings), origin: site.world.settings.publicUrl },
    calls: parts.calls.map(({ call }) => call),
    known: await knownIds(site.pool),
    actors: makeActors(people, ask, dice),
  }
  const begun = Date.now()
  const { faults, requests, reached } = await fuzz(about, (so) => so.requests >= 1_500 || Date.now() - begun > 15_000)
  assert.deepEqual(faults, [])
  assert.ok(requests > 300 && reached.size > 60, `${requests} requests reached ${reached.size} calls`)
})
