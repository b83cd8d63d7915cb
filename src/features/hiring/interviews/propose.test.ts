import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withdraw } from '#features/hiring/applications/contract.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { propose } from './contract.ts'

test('an invitation to somebody who has just withdrawn is refused with where they are', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  await candidate.visitor.call(withdraw, { application })
  const slots = [new Date(site.world.now().getTime() + 48 * 3_600_000).toISOString()]
  const times = { minutes: 30, zone: 'Asia/Dubai', slots, people: [employer.id] }
  const asked = { application, kind: 'on_site', place: 'Gate 4', ...times } as const
  const problem = await employer.visitor.refused('stage_move', propose, asked)
  assert.match(JSON.stringify(problem), /"stage":"withdrawn"/)
})
