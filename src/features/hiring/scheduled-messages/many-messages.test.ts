import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, move, showApplicant, withdraw } from '#features/hiring/applications/contract.ts'
import { addMessageTemplate } from '#features/hiring/message-templates/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, anApplication } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { cancelMessages, previewMessages, sendMessages } from './many-contract.ts'

/** A job with applicants of these names and languages. */
async function applicants(site: Site, ...people: [name: string, lang: 'en' | 'ar'][]) {
  const { employer, job } = await aLiveJob(site)
  const ids: string[] = []
  for (const [name, lang] of people) {
    const { visitor } = await aCandidate(site, { name })
    const files = { files: { cv: aTextCv(name, 'Warehouse, 2020 to 2026') } }
    ids.push((await visitor.call(apply, { job, name, lang }, files)).data.application)
  }
  await site.settle()
  return { employer, job, ids }
}
const texts = [
  { language: 'en' as const, subject: '', text: 'Dear {candidate_name}, about {job_title}.' },
  { language: 'ar' as const, subject: '', text: 'عزيزي {candidate_name}' },
]

test('each reads the template in their language with their own name; ten minutes to take all of it back', async () => {
  const site = await aSite()
  const { employer, job, ids } = await applicants(site, ['Noor Haddad', 'en'], ['سامي', 'ar'])
  const { visitor } = employer
  const { data: kept } = await visitor.call(addMessageTemplate, { name: 'Word', texts })
  const template = kept.templates.find(({ starter }) => !starter)?.id ?? ''
  const { data: previewed } = await visitor.call(previewMessages, { job, ids, template })
  assert.deepEqual(
    previewed.map(({ application, language, why }) => [application, language, why]),
    [
      [ids[0], 'en', null],
      [ids[1], 'ar', null],
    ],
  )
  assert.match(previewed[0]?.text ?? '', /Noor Haddad.*Warehouse coordinator/)
  assert.match(previewed[1]?.text ?? '', /سامي/)
  const written = async (application: string) =>
    JSON.stringify((await visitor.call(showApplicant, { application })).data).includes('Noor Haddad, about')
  const { data: sent } = await visitor.call(sendMessages, { job, ids, template })
  assert.deepEqual([sent.sent, sent.left_out], [2, []])
  assert.deepEqual((await visitor.call(cancelMessages, { batch: sent.batch })).data, { cancelled: 2 })
  site.later(11 * 60_000)
  await site.settle()
  const states = async () =>
    (await site.world.db.selectFrom('scheduled_messages').select('state').execute()).map(({ state }) => state)
  assert.deepEqual(await states(), ['cancelled', 'cancelled'])
  await visitor.refused('scheduled_over', cancelMessages, { batch: sent.batch })
  assert.equal(await written(ids[0] ?? ''), false)
})

test('who may not be written to, or of whom something is not known, is left out and named; nobody left is refused', async () => {
  const site = await aSite()
  const { employer, job, ids } = await applicants(site, ['Noor', 'en'], ['Omar', 'en'])
  const { visitor } = employer
  const [first = '', second = ''] = ids
  await visitor.refused('invalid', sendMessages, { job, ids, text: '  ' })
  await visitor.refused('invalid', sendMessages, { job, ids, text: 'Dear {who}' })
  const open = { job, ids, text: 'See you {interview_time}' }
  const { data } = await visitor.call(previewMessages, open)
  assert.deepEqual(
    data.map(({ left, why }) => [left, why !== null]),
    [
      [['interview_time'], true],
      [['interview_time'], true],
    ],
  )
  await visitor.refused('nobody_chosen', sendMessages, open)
  const person = await site.world.db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', second)
    .executeTakeFirst()
  await visitor.call(move, {
    application: second,
    stage: 'rejected',
    reason: 'experience',
    version: person?.version ?? 1,
  })
  const { data: sent } = await visitor.call(sendMessages, { job, ids: [first], text: 'Dear {candidate_name}' })
  assert.equal(sent.sent, 1)
})

test('applicants of another job or page are none of these', async () => {
  const site = await aSite()
  const { employer, job, ids } = await applicants(site, ['Noor', 'en'])
  const stranger = await anApplication(site)
  await employer.visitor.refused('not_found', previewMessages, {
    job,
    ids: [...ids, stranger.application],
    text: 'Hello',
  })
  await stranger.employer.visitor.refused('not_found', sendMessages, { job, ids, text: 'Hello' })
  const { data } = await employer.visitor.call(sendMessages, { job, ids, text: 'Hello' })
  await stranger.employer.visitor.refused('not_found', cancelMessages, { batch: data.batch })
})

test('four hundred at once; somebody named twice and a second press get it once; who has too many waiting is left out', async () => {
  const site = await aSite()
  const { employer, job, ids } = await applicants(site, ['Noor \u202eHaddad', 'en'])
  const { visitor } = employer
  const [first = ''] = ids
  // as many applications as a board of a busy job has
  const kept = 'job_id, page_id, name, language, stage, submitted_at, answer_due_at, moved_at, position'
  await site.pool.query(
    `insert into applications (id, ${kept}) select gen_random_uuid(), ${kept} from applications, generate_series(1, 399) n where id = $1`,
    [first],
  )
  const { rows } = await site.pool.query<{ id: string }>('select id from applications order by id')
  const all = rows.map(({ id }) => id)
  const message = { job, ids: [...all, first], text: 'Dear {candidate_name}, \u2067مرحبا' }
  const { data } = await visitor.call(sendMessages, message)
  assert.deepEqual([data.sent, data.left_out.length], [400, 0])
  await visitor.refused('nobody_chosen', sendMessages, message)
  const [once, twice] = await Promise.all(
    [1, 2].map(() => visitor.ask(sendMessages, { job, ids: [first], text: 'Another word' })),
  )
  assert.equal([once, twice].filter((answer) => answer?.statusCode === 201).length, 1)
  for (let at = 0; at < 18; at++) await visitor.call(sendMessages, { job, ids: [first], text: `Word ${at}` })
  const other = all.find((id) => id !== first) ?? ''
  const { data: previewed } = await visitor.call(previewMessages, { job, ids: [first, other], text: 'One more' })
  const whyOf = (id: string) => previewed.find(({ application }) => application === id)?.why
  assert.match(whyOf(first) ?? '', /20 messages/)
  assert.equal(whyOf(other), null)
  await visitor.refused('invalid', sendMessages, { job, ids: Array.from({ length: 501 }, newId), text: 'Hello' })
})

test('whoever withdraws while it waits is not written to', async () => {
  const site = await aSite()
  const { employer, job, candidate, application } = await anApplication(site)
  await employer.visitor.call(sendMessages, { job, ids: [application], text: 'See you soon' })
  await candidate.visitor.call(withdraw, { application })
  site.later(11 * 60_000)
  await site.settle()
  const rows = await site.world.db.selectFrom('scheduled_messages').select(['state', 'why']).execute()
  assert.deepEqual(rows, [{ state: 'cancelled', why: 'ended' }])
})
