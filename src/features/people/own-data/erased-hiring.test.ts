import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { askOtherTime, myInterviews, pickTime, propose, showInvitation } from '#features/hiring/interviews/contract.ts'
import { acceptOffer, showOffer } from '#features/hiring/offers/letter-contract.ts'
import { list as bell } from '#features/site/notifications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aSentOffer, mailTo, offerRow } from '#tests/world/an-offer.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, anApplication, backAtWork } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { askErasure } from './contract.ts'
import { eraseDueAccounts } from './erase.ts'

const day = 86_400_000

test('who is erased goes on: their interview holds the hour, their link confirms, and an answer is owed to nobody', async () => {
  const site = await aSite()
  const { employer, candidate, job, application } = await anApplication(site)
  const { visitor, id } = employer
  const other = await aCandidate(site)
  const cv = aTextCv('Another candidate', 'Driver')
  const asked = { job, name: other.name, lang: 'en' as const }
  const { data: next } = await other.visitor.call(applications.apply, asked, { files: { cv } })
  const slot = new Date(site.world.now().getTime() + 40 * day).toISOString()
  const place = { kind: 'phone' as const, minutes: 60, zone: 'Asia/Dubai', slots: [slot], people: [id] }
  await visitor.call(propose, { application, ...place })
  const [mine] = (await candidate.visitor.call(myInterviews, {})).data
  const link = { key: mine?.key ?? '', version: 1, slot }
  await candidate.visitor.call(askErasure, {})
  const guest = new Visitor(site)
  // for thirty days one may come back, and nothing is agreed meanwhile
  await guest.refused('account_asleep', pickTime, link)
  await guest.refused('account_asleep', askOtherTime, { key: link.key, version: 1, reason: 'In the evening' })
  const asleep = (await guest.call(showInvitation, { key: link.key })).data
  assert.deepEqual([asleep.asleep, asleep.may], [true, ['cancel']])
  await site.world.db
    .updateTable('interviews')
    .set({ state: 'confirmed', starts_at: new Date(slot) })
    .execute()
  await site.settle()
  site.later(31 * day)
  await eraseDueAccounts.run(backgroundContext(site.world), {})
  const mails = await site.settle()
  await backAtWork(employer)
  const { data: card } = await visitor.call(applications.showApplicant, { application })
  assert.deepEqual([card.stage, card.owed, card.name], ['withdrawn', false, `#${application.slice(-5).toUpperCase()}`])
  assert.equal((await guest.call(showInvitation, { key: link.key })).data.state, 'cancelled')
  await guest.refused('interview_cancelled', pickTime, { ...link, version: 2 })
  await visitor.refused('thread_closed', applications.writeAsPage, { application, text: 'Are you still there?' })
  // the team is told of whom nobody knows the name any more
  const told = mailTo(mails, employer.email, /^(?:Application withdrawn|Interview cancelled): #[\dA-F]{5}$/)
  assert.equal(told.length, 2)
  assert.ok((await visitor.call(bell, {})).data.some(({ title }) => /^Application withdrawn: #/.test(title)))
  assert.ok(!told.some(({ text }) => text.includes(candidate.name)))
  const { count } = await site.world.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', candidate.id)
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
  // and the hour is free again
  await visitor.call(propose, { application: next.application, ...place })
})

test('an offer is accepted for whoever sleeps, and stays out for whoever is erased', async () => {
  const site = await aSite()
  const { candidate, letter, offer } = await aSentOffer(site)
  await candidate.visitor.call(askErasure, {})
  const guest = new Visitor(site)
  const answer = { key: letter.key, version: letter.version, name: candidate.name }
  await guest.refused('account_asleep', acceptOffer, answer)
  await forgotten(site, candidate.id)
  await site.settle()
  assert.equal((await offerRow(site, offer.id)).state, 'withdrawn')
  assert.deepEqual((await guest.call(showOffer, { key: letter.key })).data.may, [])
})
