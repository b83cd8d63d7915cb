import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCv, listCvs, previewCv } from '#features/cvs/cvs/contract.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aCandidate, aLiveJob, anApplication, anEmployer, confirmed, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { claim } from './claim-contract.ts'
import { apply, listMine, move, showApplicant, showMine, withdraw, writeAsCandidate, writeAsPage } from './contract.ts'

const cv = { name: 'cv.pdf', bytes: aWordyPdf(['Nadia Haddad']) }
const rows = async (site: Site, table: 'files' | 'applications' | 'cv_previews') =>
  (
    await site.world.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('what is no CV is refused by its content, and nothing of it is kept', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const send = (code: string, bytes: Uint8Array, name = 'cv.pdf') =>
    new Visitor(site).refused(
      code,
      apply,
      { job, name: 'Nadia', email: 'nadia@example.com', lang: 'en' },
      { files: { cv: { name, bytes } } },
    )
  await send('file_unsupported', Buffer.from([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]))
  await send('file_unreadable', Buffer.from([]))
  await send('file_unsupported', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>\0'))
  await send('file_unreadable', Buffer.from('%PDF-1.4\nthis is no document'))
  await send('too_large', Buffer.alloc(20_000_001, 32))
  await new Visitor(site).refused('cv_needed', apply, { job, name: 'Nadia', email: 'nadia@example.com', lang: 'en' })
  await new Visitor(site).refused('invalid', apply, { job, name: 'Nadia', lang: 'en' }, { files: { cv } })
  assert.deepEqual(
    [await rows(site, 'files'), await rows(site, 'applications'), await rows(site, 'cv_previews')],
    [0, 0, 0],
  )
})

test('knock-out answers are refused with the reason before anything is stored', async () => {
  const site = await aSite()
  const { job, questions } = await aLiveJob(site, {
    questions: [{ kind: 'yes_no', text: 'Do you drive a forklift?', knock_out: 'yes' }],
  })
  const question = questions[0]?.id as string
  const asked = { job, name: 'Nadia', email: 'nadia@example.com', lang: 'en' as const }
  const problem = await new Visitor(site).refused(
    'invalid',
    apply,
    { ...asked, answers: { [question]: 'no' } },
    { files: { cv } },
  )
  assert.deepEqual(
    problem.errors?.map(({ field, code }) => [field, code]),
    [[`answers.${question}`, 'knocked_out']],
  )
  await new Visitor(site).call(apply, { ...asked, answers: { [question]: 'yes' } }, { files: { cv } })
})

test('a job takes as many as its cap, and no more, however many come at once', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site, { applicant_cap: 2 })
  const send = (number: number) =>
    new Visitor(site).ask(
      apply,
      { job, name: 'Somebody', email: `p${number}@example.com`, lang: 'en' },
      { files: { cv } },
    )
  const answers = await Promise.all([1, 2, 3, 4].map(send))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 201, 409, 409])
  assert.equal(await rows(site, 'applications'), 2)
})

test('a signed-in candidate applies with the stored CV, and with nobody else’s', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const candidate = await aCandidate(site)
  const { data: stored } = await candidate.visitor.call(addCv, {}, { files: { file: cv } })
  assert.deepEqual(
    (await candidate.visitor.call(listCvs, {})).data.map(({ id, primary }) => [id, primary]),
    [[stored.id, true]],
  )
  const other = await aCandidate(site)
  await other.visitor.refused('not_found', apply, { job, name: 'Other', cv: stored.id, lang: 'en' })
  const { data } = await candidate.visitor.call(apply, { job, name: candidate.name, cv: stored.id, lang: 'en' })
  assert.equal(data.again, false)
})

test('the CV is seen by its sender and the team it was sent to, as pages, and by nobody else', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site, {}, cv)
  await site.settle()
  const { data } = await employer.visitor.call(showApplicant, { application })
  const file = data.cv?.id ?? ''
  const { data: preview } = await employer.visitor.call(previewCv, { file })
  assert.deepEqual([preview.state, preview.kind, preview.pages.length], ['ready', 'pages', 1])
  assert.equal((await candidate.visitor.ask(readFile, { id: file, name: 'cv.pdf' })).statusCode, 200)
  const stranger = await anEmployer(site)
  for (const visitor of [stranger.visitor, (await aCandidate(site)).visitor, new Visitor(site)]) {
    await visitor.refused('not_found', readFile, { id: file, name: 'cv.pdf' })
    await visitor.refused('not_found', previewCv, { file })
  }
})

test('board, applicant, moves and messages belong to the team; the rest belongs to the candidate', async () => {
  const site = await aSite()
  const { job, candidate, application } = await anApplication(site)
  const stranger = await anEmployer(site)
  for (const [code, visitor] of [
    ['not_found', stranger.visitor],
    ['not_allowed', candidate.visitor],
    ['no_session', new Visitor(site)],
  ] as const) {
    await visitor.refused(code, board, { job })
    await visitor.refused(code, showApplicant, { application })
    await visitor.refused(code, move, { application, stage: 'in_review', version: 1 })
    await visitor.refused(code, writeAsPage, { application, text: 'Hello' })
  }
  for (const call of [showMine, withdraw]) await stranger.visitor.refused('not_found', call, { application })
  await stranger.visitor.refused('not_found', writeAsCandidate, { application, text: 'Hello' })
})

test('roles without the right may look but not move', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const become = (role: string) =>
    site.world.db.updateTable('page_members').set({ role }).where('user_id', '=', employer.id).execute()
  await become('interviewer')
  await employer.visitor.call(showApplicant, { application })
  await employer.visitor.refused('not_allowed', move, { application, stage: 'in_review', version: 1 })
  await become('billing')
  await employer.visitor.refused('not_allowed', showApplicant, { application })
  await site.world.db
    .updateTable('page_members')
    .set({ role: 'owner', state: 'suspended' })
    .where('user_id', '=', employer.id)
    .execute()
  await employer.visitor.refused('not_allowed', showApplicant, { application })
})

test('rejecting needs a reason; the candidate reads its public words; it can be undone', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  await employer.visitor.refused('reason_needed', move, { application, stage: 'rejected', version: 1 })
  const { data: card } = await employer.visitor.call(move, {
    application,
    stage: 'rejected',
    version: 1,
    reason: 'experience',
  })
  await letBeTold(site)
  const anew = { application, stage: 'rejected' as const, version: card.version }
  await employer.visitor.refused('stage_move', move, { ...anew, reason: 'other' })
  await employer.visitor.call(move, { ...anew, reason: 'experience' })
  const { data: mine } = await candidate.visitor.call(showMine, { application })
  assert.equal(mine.status, 'not_selected')
  assert.ok(mine.reason && mine.reason !== 'experience')
  await employer.visitor.call(move, { application, stage: 'in_review', version: card.version })
  await letBeTold(site)
  assert.equal((await candidate.visitor.call(showMine, { application })).data.status, 'seen')
})

test('withdrawing keeps the record, and the team is told', async () => {
  const site = await aSite()
  const { employer, job, candidate, application } = await anApplication(site)
  await candidate.visitor.call(withdraw, { application })
  await candidate.visitor.refused('stage_move', withdraw, { application })
  await candidate.visitor.refused('thread_closed', writeAsCandidate, { application, text: 'Wait' })
  assert.equal((await candidate.visitor.call(listMine, {})).data[0]?.status, 'withdrawn')
  // what nobody would read is not taken for sent
  const anew = { job, name: candidate.name, lang: 'en' as const, note: 'I can start after all' }
  await candidate.visitor.refused('withdrawn_before', apply, anew, { files: { cv } })
  assert.ok((await site.settle()).some(({ to, subject }) => to === employer.email && /withdrawn/.test(subject)))
})

test('withdrawing and offering at once: one wins, the other is told, the history is whole', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const answers = await Promise.all([
    candidate.visitor.ask(withdraw, { application }),
    employer.visitor.ask(move, { application, stage: 'offered', version: 1 }),
  ])
  await letBeTold(site)
  const { data: mine } = await candidate.visitor.call(showMine, { application })
  const moves = mine.history.filter(({ what }) => what === 'moved')
  // whoever withdraws while an offer is held never reads of it
  assert.deepEqual([answers[0]?.statusCode, moves.map(({ to }) => to), mine.status], [200, ['withdrawn'], 'withdrawn'])
})

test('somebody with an account signs in first and then claims; other applications from the address come along', async () => {
  const site = await aSite()
  const first = await aLiveJob(site)
  const second = await aLiveJob(site)
  const candidate = await confirmed(site, await aCandidate(site))
  for (const { job } of [first, second])
    await new Visitor(site).call(apply, { job, name: 'Nadia', email: candidate.email, lang: 'en' }, { files: { cv } })
  const outbox = await site.settle()
  const key =
    /claim-application\/([\w-]+)/.exec(
      outbox.find(({ to, text }) => to === candidate.email && /claim/.test(text))?.text ?? '',
    )?.[1] ?? ''
  await new Visitor(site).refused('account_exists', claim, { key, password })
  await candidate.visitor.call(claim, { key })
  assert.equal((await candidate.visitor.call(listMine, {})).data.length, 2)
})

test('a reaction that runs twice tells once', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const before = (await site.settle()).length
  const event = await site.world.db
    .selectFrom('events')
    .select('id')
    .where('thing_id', '=', application)
    .where('name', '=', 'application.sent')
    .executeTakeFirstOrThrow()
  await site.pool.query("select graphile_worker.add_job('react', $1::json)", [
    JSON.stringify({ reaction: 'application.sent:tell-the-team', event: event.id }),
  ])
  const after = await site.settle()
  assert.equal(after.length, before)
  assert.equal(after.filter(({ to, subject }) => to === employer.email && /New applicant/.test(subject)).length, 1)
})

test('nobody says of their own application that a team added it, or that an agency brought it', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const send = async (source: string) => {
    const { visitor, name } = await aCandidate(site)
    const { data } = await visitor.call(apply, { job, name, lang: 'en', source }, { files: { cv } })
    const { rows } = await site.pool.query('select source from applications where id = $1', [data.application])
    return rows[0].source
  }
  for (const source of ['hand:referral', 'pool', 'agency', 'external']) assert.equal(await send(source), 'site')
  assert.equal(await send('jobs.example'), 'jobs.example')
})
