import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { mailTo } from '#tests/world/an-offer.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

const slots = ['2031-03-04T06:00:00.000Z', '2031-03-05T12:30:00.000Z']

/** An invitation just sent to somebody in Manila, while other mails wait for five minutes. */
async function invited(over: Partial<Takes<typeof contract.propose>>) {
  const site = await aSite({ MAIL_DELAY: '5' })
  site.later(new Date('2031-03-01T08:00:00Z').getTime() - site.world.now().getTime())
  const { employer, candidate, application } = await anApplication(site)
  await site.world.db
    .updateTable('users')
    .set({ country_id: countryId('PH') })
    .where('id', '=', candidate.id)
    .execute()
  await site.settle()
  const { data: interview } = await employer.visitor.call(contract.propose, {
    ...{ application, kind: 'on_site', minutes: 45, zone: 'Asia/Dubai', slots, people: [employer.id] },
    ...{ place: 'Gate 4, second floor', note: 'Bring your licence.', interview_guide: 'Ask about night shifts.' },
    ...over,
  })
  const mails = async (about: RegExp) => mailTo(await site.settle(), candidate.email, about)
  return { employer, candidate, interview, mails }
}

test('an invitation is mailed at once and says the times by the clock of the place, how long, where, and what the team wrote', async () => {
  const { mails } = await invited({})
  const [mail, ...more] = await mails(/^Interview invitation/)
  assert.equal(more.length, 0)
  const text = mail?.text ?? ''
  assert.match(
    text,
    /Tuesday 4 March at 10:00 · 14:00 your time\nWednesday 5 March at 16:30 · 20:30 your time\nTime zone: Gulf Standard Time/,
  )
  assert.match(text, /Format: On site, 45 minutes\nLocation: Gate 4, second floor/)
  assert.match(text, /> Bring your licence\./)
  assert.doesNotMatch(text, /night shifts/)
})

test('a call is told by the clock of whoever is invited, with its link', async () => {
  const { mails } = await invited({ kind: 'online', link: 'https://meet.example.com/x', place: '' })
  const [mail] = await mails(/^Interview invitation/)
  assert.match(mail?.text ?? '', /Tuesday 4 March at 14:00 · 10:00 company time \(Gulf Standard Time\)\nWednesday/)
  assert.match(mail?.text ?? '', /5 March at 20:30 · 16:30 company time \(Gulf Standard Time\)\nTime zone: Philippine/)
  assert.match(mail?.text ?? '', /Online, 45 minutes\nMeeting link: https:\/\/meet\.example\.com\/x/)
})

test('a time that was picked at a place is told by the clock there, and the own beside it', async () => {
  const { candidate, mails } = await invited({})
  const [mine] = (await candidate.visitor.call(contract.myInterviews, {})).data
  const { key = '', version = 0 } = mine ?? {}
  await candidate.visitor.call(contract.pickTime, { key, version, slot: slots[0] ?? '' })
  const [mail] = await mails(/^Interview scheduled/)
  assert.match(mail?.subject ?? '', /Tuesday 4 March at 10:00 (GST|GMT\+4)/)
  assert.match(mail?.text ?? '', /14:00 your time/)
})

test('an invitation sent in haste is called off at once as well', async () => {
  const { employer, interview, mails } = await invited({})
  await mails(/./)
  await employer.visitor.call(contract.cancelInterview, { interview: interview.id, version: interview.version })
  assert.equal((await mails(/^Interview cancelled/)).length, 1)
})
