import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, showApplicant } from '#features/hiring/applications/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, anApplication, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { cancelInterview, interviewsOf, myInterviews, pickTime, propose } from './contract.ts'
import { nameInterviewers } from './people-contract.ts'

const hour = 3_600_000

/** An agreed interview with the owner, and a colleague who could take it over. */
async function anAgreed({ isTold = true } = {}) {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  const colleague = await teammate(site, employer.page.id, 'admin')
  const slot = new Date(site.world.now().getTime() + 48 * hour).toISOString()
  const asked = { kind: 'phone' as const, minutes: 60, zone: 'Asia/Dubai', slots: [slot], people: [employer.id] }
  const { data } = await employer.visitor.call(propose, { application, ...asked })
  const [mine] = (await candidate.visitor.call(myInterviews, {})).data
  await new Visitor(site).call(pickTime, { key: mine?.key ?? '', version: 1, slot })
  if (isTold) await site.settle()
  const name = { interview: data.id, version: 2, people: [colleague.id], instead_of: [employer.id] }
  return { site, employer, candidate, colleague, application, job, slot, asked, name }
}

test('others interview at the agreed hour, with an entry for their calendars, and whoever did has none any more', async () => {
  const { site, employer, candidate, colleague, application, slot, name } = await anAgreed()
  const { data } = await employer.visitor.call(nameInterviewers, name)
  assert.deepEqual(
    [data.state, data.starts_at, data.version, data.people.map(({ id }) => id)],
    ['confirmed', slot, 2, [colleague.id]],
  )
  const mails = await site.settle()
  const mail = (whose: string, about: RegExp) => mails.find(({ to, subject }) => to === whose && about.test(subject))
  const joined = mail(colleague.email, /^You interview /)
  const passed = mail(employer.email, /^No longer your interview/)
  assert.deepEqual([joined?.calendar?.method, passed?.calendar?.method], ['REQUEST', 'CANCEL'])
  const { history } = (await employer.visitor.call(showApplicant, { application })).data
  assert.ok(history.some(({ what }) => what === 'interviewers'))
  const [mine] = (await candidate.visitor.call(myInterviews, {})).data
  assert.deepEqual([mine?.state, mine?.people.map(({ id }) => id)], ['confirmed', [colleague.id]])
})

test('a candidate hears of the hour they chose though others interview before they were told of it', async () => {
  const { site, employer, candidate, name } = await anAgreed({ isTold: false })
  await employer.visitor.call(nameInterviewers, name)
  const sent = (await site.settle()).filter(({ to, calendar }) => to === candidate.email && calendar)
  assert.deepEqual(
    sent.map(({ calendar }) => calendar?.method),
    ['REQUEST'],
  )
})

test('nobody is named who is interviewed elsewhere then, is not of the team, or in an interview that is over', async () => {
  const { site, employer, candidate, colleague, job, slot, asked, name } = await anAgreed()
  const { visitor } = employer
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', nameInterviewers, name)
  await visitor.refused('invalid', nameInterviewers, { ...name, people: [stranger.id] })
  for (const old of [{ version: 1 }, { instead_of: [colleague.id] }])
    await visitor.refused('changed_meanwhile', nameInterviewers, { ...name, ...old })
  await candidate.visitor.refused('not_allowed', nameInterviewers, name)
  const other = await aCandidate(site)
  const files = { files: { cv: aTextCv('Other candidate') } }
  const { data: sent } = await other.visitor.call(apply, { job, name: 'Other candidate', lang: 'en' }, files)
  await visitor.call(propose, { application: sent.application, ...asked, people: [colleague.id] })
  const [theirs] = (await other.visitor.call(myInterviews, {})).data
  await new Visitor(site).call(pickTime, { key: theirs?.key ?? '', version: 1, slot })
  await visitor.refused('slot_taken', nameInterviewers, name)
  await visitor.call(cancelInterview, { interview: name.interview, version: 2, reason: '' })
  await visitor.refused('interview_state', nameInterviewers, { ...name, version: 3 })
  const [row] = (await visitor.call(interviewsOf, { application: sent.application })).data.interviews
  assert.ok(row?.may.includes('name'))
})
