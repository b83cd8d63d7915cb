import assert from 'node:assert/strict'
import { test } from 'node:test'
import { liveJobs } from '#tests/world/groups.ts'
import { aDay, aDesk, aTrustedEmployer, morning } from '#tests/world/open-days.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { answerBooth, askBooth, listBooths, listOwnBooths, saveBooth, withdrawBooth } from './booth-contract.ts'
import { showDay } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)

test('companies join an expo with a booth of their own: asked, accepted, its desks and jobs shown', async () => {
  const [host, other] = [await aTrustedEmployer(site), await anEmployer(site)]
  const day = await aDay(site, host.visitor, { kind: 'expo' })
  await host.visitor.refused('not_found', askBooth, { day: day.id, company: host.page.id })
  await host.visitor.call(askBooth, { day: day.id, company: other.page.id, words: 'Hall B, near the door' })
  await host.visitor.refused('booth_state', askBooth, { day: day.id, company: other.page.id })
  const { data: asked } = await other.visitor.call(listOwnBooths, {})
  const booth = asked[0]?.id ?? ''
  assert.deepEqual(asked[0]?.may, ['accept', 'decline'])
  const desks = [aDesk(day.date, { name: 'Kitchen', way: 'online', hours: { [day.date]: morning } })]
  await other.visitor.refused('booth_state', saveBooth, { booth, version: 1, desks })
  await other.visitor.call(answerBooth, { booth, move: 'accept' })
  const [job] = await liveJobs(site, other.visitor, ['Pastry chef'])
  const hall = desks.map((desk) => ({ ...desk, way: 'on_site' as const }))
  const wrong = await other.visitor.refused('invalid', saveBooth, { booth, version: 1, desks: hall })
  assert.deepEqual(
    wrong.errors?.map(({ field, code }) => [field, code]),
    [['desks', 'desk_way']],
  )
  const nameless = desks.map((desk) => ({ ...desk, name: ' ' }))
  const unnamed = await other.visitor.refused('invalid', saveBooth, { booth, version: 1, desks: nameless })
  assert.deepEqual(
    unnamed.errors?.map(({ code }) => code),
    ['desk_name'],
  )
  await other.visitor.call(saveBooth, { booth, version: 1, desks, jobs: [job ?? ''] })
  await other.visitor.refused('changed_meanwhile', saveBooth, { booth, version: 1, desks })
  await host.visitor.refused('not_found', saveBooth, { booth, version: 2, desks })
  const { data: shown } = await guest.call(showDay, { address: day.address })
  assert.deepEqual(
    shown.exhibitors.map(({ id, jobs }) => [id, jobs]),
    [[other.page.id, 1]],
  )
  assert.deepEqual([shown.teams.length, shown.job_list[0]?.title], [2, 'Pastry chef'])
  assert.equal((await host.visitor.call(listBooths, { day: day.id })).data[0]?.desks, 1)
  await host.visitor.call(withdrawBooth, { day: day.id, booth })
  assert.deepEqual((await guest.call(showDay, { address: day.address })).data.exhibitors, [])
  const subjects = (await site.settle()).map((mail) => ('subject' in mail ? String(mail.subject) : ''))
  for (const one of [/invites you to a career fair/, /takes part in/, /Booth withdrawn/])
    assert.ok(
      subjects.some((subject) => one.test(subject)),
      `${one}`,
    )
})
