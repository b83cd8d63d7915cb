import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendHeldNotices } from '#features/site/notifications/send-held.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { mailTo } from '#tests/world/an-offer.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

test('a mail that waited does not ask to choose a time that was chosen meanwhile, and asks where none was', async () => {
  const site = await aSite({ MAIL_DELAY: '5' })
  const [chosen, open] = [await anApplication(site), await anApplication(site)]
  for (const { employer, application } of [chosen, open]) {
    const slots = [new Date(site.world.now().getTime() + 48 * 3_600_000).toISOString()]
    await employer.visitor.call(contract.propose, {
      ...{ application, kind: 'on_site', minutes: 60, zone: 'Asia/Dubai', slots, people: [employer.id] },
      ...{ place: 'Gate 4', note: '', interview_guide: '' },
    })
  }
  await site.settle()
  const { data } = await chosen.candidate.visitor.call(contract.myInterviews, {})
  const [{ key, version, slots } = { key: '', version: 0, slots: [] }] = data
  await chosen.candidate.visitor.call(contract.pickTime, { key, version, slot: slots[0] ?? '' })
  await site.settle()
  site.later(6 * 60_000)
  await sendHeldNotices.run(backgroundContext(site.world), {})
  const sent = await site.settle()
  const invited = ({ email }: { email: string }) => mailTo(sent, email, /Interview invitation/).length
  assert.deepEqual([invited(chosen.candidate), invited(open.candidate)], [0, 1])
})
