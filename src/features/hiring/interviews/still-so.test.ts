import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setQuietHours } from '#features/people/subscriptions/contract.ts'
import { sendHeldNotices } from '#features/site/notifications/send-held.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import { mailTo } from '#tests/world/an-offer.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

const hour = 3_600_000
const zone = 'Asia/Dubai'

test('a mail that waited for the end of quiet hours does not ask to choose a time that was chosen meanwhile, and asks where none was', async () => {
  const site = await aSite()
  const [chosen, open] = [await anApplication(site), await anApplication(site)]
  const invited = async ({ candidate }: typeof open) =>
    mailTo(await site.settle(), candidate.email, /Interview invitation/).length
  const inHours = (hours: number) => clockOf(new Date(site.world.now().getTime() + hours * hour), zone).slice(11)
  for (const { employer, candidate, application } of [chosen, open]) {
    await candidate.visitor.call(setQuietHours, { quiet: { from: inHours(-1), to: inHours(2), zone } })
    const slots = [new Date(site.world.now().getTime() + 48 * hour).toISOString()]
    await employer.visitor.call(contract.propose, {
      ...{ application, kind: 'on_site', minutes: 60, zone, slots, people: [employer.id] },
      ...{ place: 'Gate 4', note: '', interview_guide: '' },
    })
  }
  assert.deepEqual([await invited(chosen), await invited(open)], [0, 0])
  const { data } = await chosen.candidate.visitor.call(contract.myInterviews, {})
  const [{ key, version, slots } = { key: '', version: 0, slots: [] }] = data
  await chosen.candidate.visitor.call(contract.pickTime, { key, version, slot: slots[0] ?? '' })
  await site.settle()
  site.later(3 * hour)
  await sendHeldNotices.run(backgroundContext(site.world), {})
  assert.deepEqual([await invited(chosen), await invited(open)], [0, 1])
})
