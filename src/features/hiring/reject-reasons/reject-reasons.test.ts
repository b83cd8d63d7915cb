import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, showMine } from '#features/hiring/applications/contract.ts'
import { previewBatch, startBatch } from '#features/hiring/pipeline/batch-contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { addRejectReason, changeRejectReason, dropRejectReason, listOwnReasons } from './contract.ts'

const texts = [
  { language: 'en' as const, text: 'We needed a forklift trainer on the team.' },
  { language: 'ar' as const, text: 'كنا نحتاج إلى مدرب رافعات.' },
]

test('a candidate reads the words of the company, also when the reason is offered no more', async () => {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  const { visitor } = employer
  const { data } = await visitor.call(addRejectReason, { name: 'No trainer', texts })
  const [reason] = data.reasons
  assert.ok(reason)
  assert.deepEqual([data.may_change, reason.told, reason.dropped], [true, texts[0]?.text, false])
  const preview = { job, action: 'reject' as const, ids: [application], reason: reason.code }
  const { told } = (await visitor.call(previewBatch, preview)).data
  assert.ok(told?.startsWith('Thank you for applying') && told.endsWith(texts[0]?.text ?? '-'), told ?? '')
  assert.deepEqual((await visitor.call(previewBatch, preview)).data.told_in, [])
  await site.pool.query(
    `insert into applications select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'language', 'ar',
      'candidate_id', null, 'email', 'other@example.com', 'phone', null))).* from applications a where id = $1`,
    [application],
  )
  const { rows: both } = await site.pool.query('select id from applications where job_id = $1', [job])
  const ids = both.map(({ id }) => id)
  const readIn = async (of: string[]) => {
    const { data } = await visitor.call(previewBatch, { ...preview, ids: of })
    return data.told_in.map(({ language, count, text }) => {
      const reason = texts.find((one) => one.language === language)?.text ?? '-'
      return `${language} ${count} ${text.includes(reason) && text !== reason}`
    })
  }
  assert.deepEqual(await readIn(ids), ['en 1 true', 'ar 1 true'])
  // one person alone may read another language than whoever looks
  const arab = ids.filter((id) => id !== application)
  assert.deepEqual(await readIn(arab), ['ar 1 true'])
  await visitor.call(move, { application, stage: 'rejected', reason: reason.code, version: 1 })
  await letBeTold(site)
  const read = async () => (await candidate.visitor.call(showMine, { application })).data.reason
  assert.equal(await read(), texts[0]?.text)
  await visitor.call(dropRejectReason, { reason: reason.id })
  assert.equal(await read(), texts[0]?.text)
  assert.equal((await visitor.call(listOwnReasons, {})).data.reasons[0]?.dropped, true)
  await visitor.refused('invalid', previewBatch, preview)
})

test('reasons are of one page: no name twice, no language twice, no change over another, none of somebody else', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const { visitor } = employer
  const { data } = await visitor.call(addRejectReason, { name: 'No trainer', texts })
  const { id = '', version = 0, code = '' } = data.reasons[0] ?? {}
  await visitor.refused('invalid', addRejectReason, { name: 'no TRAINER', texts })
  await visitor.refused('invalid', addRejectReason, { name: 'Twice', texts: [...texts, ...texts] })
  const braces = [texts[0], { language: 'ar' as const, text: 'عزيزي {candidate_name}' }].flatMap((one) => one ?? [])
  const filled = await visitor.refused('invalid', addRejectReason, { name: 'With a field', texts: braces })
  assert.match(
    `${filled.errors?.[0]?.field} ${filled.errors?.[0]?.message}`,
    /^texts\.1\.text “candidate_name” isn’t filled in/,
  )
  await visitor.call(changeRejectReason, { reason: id, version, name: 'Trainer', texts: texts.slice(0, 1) })
  await visitor.refused('changed_meanwhile', changeRejectReason, { reason: id, version, name: 'Other', texts })
  const stranger = await anEmployer(site)
  assert.deepEqual((await stranger.visitor.call(listOwnReasons, {})).data.reasons, [])
  await stranger.visitor.refused('not_found', changeRejectReason, { reason: id, version: 2, name: 'Mine', texts })
  await stranger.visitor.refused('not_found', dropRejectReason, { reason: id })
  const { data: theirs } = await stranger.visitor.call(addRejectReason, { name: 'Theirs', texts })
  for (const reason of [theirs.reasons[0]?.code ?? '', 'own:nothing', `${code.slice(0, -1)}z`])
    await visitor.refused('invalid', move, { application, stage: 'rejected', reason, version: 1 })
  const manager = await aColleague(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_allowed', addRejectReason, { name: 'Of a manager', texts })
})

test('two who reject at once: one is told that something changed, and the reason of the first is what the candidate reads', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const { data } = await employer.visitor.call(addRejectReason, { name: 'No trainer', texts })
  const colleague = await aColleague(site, employer.page.id, 'recruiter')
  const reject = (visitor: typeof employer.visitor, reason: string) =>
    visitor.ask(move, { application, stage: 'rejected', reason, version: 1 })
  const answers = await Promise.all([
    reject(employer.visitor, data.reasons[0]?.code ?? ''),
    reject(colleague.visitor, 'experience'),
  ])
  assert.equal(answers.filter(({ statusCode }) => statusCode < 300).length, 1)
  assert.equal(answers.filter(({ body }) => body.includes('changed_meanwhile')).length, 1)
  await letBeTold(site)
  const { data: mine } = await candidate.visitor.call(showMine, { application })
  assert.equal(mine.reason === texts[0]?.text, answers[0]?.statusCode === 200)
  const kept = await site.world.db.selectFrom('applications').select(['stage', 'version']).executeTakeFirstOrThrow()
  assert.deepEqual(kept, { stage: 'rejected', version: 2 })
})

test('a reason that is dropped between the look and the start still rejects with its words; nobody outside the team changes one', async () => {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  const { visitor } = employer
  const { data } = await visitor.call(addRejectReason, { name: 'No trainer', texts })
  const [reason] = data.reasons
  const { data: batch } = await visitor.call(previewBatch, {
    ...{ job, action: 'reject', ids: [application], reason: reason?.code },
  })
  await visitor.call(dropRejectReason, { reason: reason?.id ?? '' })
  await visitor.call(startBatch, { batch: batch.id })
  await visitor.refused('batch_begun', startBatch, { batch: batch.id })
  await site.settle()
  await letBeTold(site)
  assert.equal((await candidate.visitor.call(showMine, { application })).data.reason, texts[0]?.text)
  await candidate.visitor.refused('not_allowed', dropRejectReason, { reason: reason?.id ?? '' })
})
