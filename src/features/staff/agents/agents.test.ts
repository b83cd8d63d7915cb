import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { movePageState } from '#features/staff/page-checks/contract.ts'
import { listQueues } from '#features/staff/queues/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { anEmployer, aStaffMember } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

test('an agent takes a company, calls it and proposes; another decides, the agent never', async () => {
  const site = await aSite()
  const { page, visitor: employer } = await anEmployer(site)
  const [agent, other, reviewer] = [
    await aStaffMember(site, 'agent'),
    await aStaffMember(site, 'agent'),
    await aStaffMember(site, 'reviewer'),
  ]
  const list = async (show: 'mine' | 'due' | 'free', of = agent) =>
    (await of.visitor.call(contract.listCompanies, { show })).data.map(({ id }) => id)
  assert.deepEqual(await list('free'), [page.id])
  const call = { page: page.id, outcome: 'reached', note: 'Wants help with the licence' } as const
  await agent.visitor.refused('not_helped_by_you', contract.addCall, call)
  await agent.visitor.call(contract.takeCompany, { page: page.id })
  await agent.visitor.call(contract.takeCompany, { page: page.id })
  await other.visitor.refused('helped_by_other', contract.takeCompany, { page: page.id })
  assert.deepEqual([await list('free'), await list('mine'), await list('mine', other)], [[], [page.id], []])

  const today = site.world.now().toISOString().slice(0, 10)
  await agent.visitor.refused('invalid', contract.addCall, { ...call, follow_up_on: '2020-01-01' })
  await agent.visitor.call(contract.addCall, { ...call, follow_up_on: today })
  await agent.visitor.call(contract.proposePage, { page: page.id, found: 'I saw the licence at their office' })
  assert.deepEqual(await list('due'), [page.id])
  const queue = (await agent.visitor.call(listQueues, {})).data.find(({ key }) => key === 'followUps')
  assert.equal(queue?.open, 1)

  const decide = { page: page.id, move: 'activate', words: '' } as const
  await agent.visitor.refused('own_work', movePageState, decide)
  const { data } = await reviewer.visitor.call(contract.showHelp, { page: page.id })
  assert.deepEqual(
    [data.agent?.name, data.agent?.me, data.proposal?.words, data.calls.length],
    [agent.name, false, 'I saw the licence at their office', 1],
  )
  await reviewer.visitor.refused('not_allowed', contract.addCall, call)
  await employer.refused('not_allowed', contract.showHelp, { page: page.id })
  await reviewer.visitor.call(movePageState, decide)
  const numbers = (await agent.visitor.call(contract.showNumbers, {})).data
  assert.deepEqual([numbers.helped, numbers.due, numbers.calls, numbers.reached], [1, 1, 1, 1])

  await other.visitor.refused('not_helped_by_you', contract.leaveCompany, { page: page.id })
  await agent.visitor.call(contract.leaveCompany, { page: page.id })
  await agent.visitor.refused('not_found', contract.takeCompany, { page: newId() })
  assert.deepEqual(await list('mine'), [])
})

test('of two agents who take a company at once one gets it; nobody takes the own', async () => {
  const site = await aSite()
  const { page, visitor, id } = await anEmployer(site)
  const agents = [await aStaffMember(site, 'agent'), await aStaffMember(site, 'agent')]
  const both = await Promise.allSettled(
    agents.map((agent) => agent.visitor.call(contract.takeCompany, { page: page.id })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await site.world.db.deleteFrom('agent_pages').execute()
  await site.world.db.updateTable('users').set({ is_agent: true }).where('id', '=', id).execute()
  await visitor.refused('own_work', contract.takeCompany, { page: page.id })
})

test('an agent with countries is offered companies of these alone; a super says which', async () => {
  const site = await aSite()
  const { page } = await anEmployer(site)
  const [agent, boss] = [await aStaffMember(site, 'agent'), await aStaffMember(site, 'super')]
  const free = async () => (await agent.visitor.call(contract.listCompanies, { show: 'free' })).data.map(({ id }) => id)
  const set = (countries: number[]) => boss.visitor.call(contract.setTerritory, { user: agent.id, countries })
  await set([countryId('JO')])
  assert.deepEqual(await free(), [])
  await set([countryId('JO'), countryId('AE'), countryId('AE')])
  assert.deepEqual(await free(), [page.id])
  const [one] = (await boss.visitor.call(contract.listAgents, {})).data
  assert.deepEqual([one?.id, one?.countries.length], [agent.id, 2])
  await boss.visitor.refused('invalid', contract.setTerritory, { user: agent.id, countries: [999_999] })
  const { rows } = await site.pool.query(`select id from cities where country_id = $1 order by people desc limit 2`, [
    countryId('AE'),
  ])
  const [here, there] = rows.map(({ id }) => id as number)
  const inCity = (cities: (number | undefined)[]) =>
    boss.visitor.call(contract.setTerritory, { user: agent.id, countries: [], cities: cities.map(Number) })
  await site.pool.query('update pages set city_id = $1', [here])
  await inCity([there])
  assert.deepEqual(await free(), [])
  await inCity([here, here, there])
  assert.deepEqual(await free(), [page.id])
  await site.pool.query('update pages set city_id = null')
  assert.deepEqual(await free(), [])
  // a branch there counts as well
  await site.pool.query(`insert into page_places (page_id, position, country_id, city_id) values ($1, 9, $2, $3)`, [
    page.id,
    countryId('AE'),
    there,
  ])
  assert.deepEqual(await free(), [page.id])
  await boss.visitor.refused('invalid', contract.setTerritory, { user: agent.id, countries: [], cities: [999_999_999] })
  await boss.visitor.refused('not_found', contract.setTerritory, { user: boss.id, countries: [] })
  await agent.visitor.refused('not_allowed', contract.setTerritory, { user: agent.id, countries: [] })
  await set([])
})
