import assert from 'node:assert/strict'
import { test } from 'node:test'
import { previewCv } from '#features/cvs/cvs/contract.ts'
import { today } from '#features/front/workspace/contract.ts'
import * as applications from '#features/hiring/applications/contract.ts'
import { showMatch, showSentLines } from '#features/hiring/applications/match-contract.ts'
import { offersOf } from '#features/hiring/offers/contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import { list as bell } from '#features/site/notifications/contract.ts'
import { listFormattable } from '#features/sourcing/cv-formatting/contract.ts'
import { searchCvs } from '#features/sourcing/cv-search/contract.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as batches from './batch-contract.ts'
import * as pipeline from './contract.ts'
import * as stages from './stage-contract.ts'
import * as team from './team-contract.ts'

const name = 'Zenobia Quartermaine'

test('until the shortlist nothing that leaves the server says who it is; afterwards everything does', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = employer
  await visitor.call(stages.setAnonymous, { job, anonymous: true })
  const candidate = await aCandidate(site, { name, email: 'zenobia.q@example.com' })
  const sent = { job, name, phone: '+971501234599', lang: 'en' as const, note: `I am Zenobia, call +971 50 123 4599` }
  const cv = { name: `${name}.pdf`, bytes: aWordyPdf([name, 'Warehouse, 2020 to 2026']) }
  const { data } = await candidate.visitor.call(applications.apply, sent, { files: { cv } })
  const { application } = data
  await candidate.visitor.call(applications.writeAsCandidate, { application, text: 'Zenobia here, any news?' })
  await visitor.call(team.writeNote, { application, text: 'Promising' })
  await visitor.call(team.addTask, { application, text: 'Call', assignee: employer.id })
  const outbox = await site.settle()
  const secret = /zenobia|quartermaine|97150123|50 123 45/i
  const { data: preview } = await visitor.call(batches.previewBatch, {
    job,
    action: 'move',
    column: 'in_review',
    ids: [application],
  })
  const row = await site.world.db
    .selectFrom('applications')
    .select('cv_id')
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  const file = { id: row.cv_id as string, name: 'cv.pdf' }
  const looks = async () => {
    const asks = [
      visitor.ask(pipeline.board, { job }),
      visitor.ask(pipeline.listApplicants, { job, sort: 'name' }),
      visitor.ask(pipeline.boardChanges, { job, ids: application }),
      visitor.ask(applications.showApplicant, { application }),
      visitor.ask(team.showTeamwork, { application }),
      visitor.ask(team.myTasks, {}),
      visitor.ask(batches.showBatch, { batch: preview.id }),
      visitor.ask(batches.exportApplicants, { job }),
      visitor.ask(listFormattable, {}),
      visitor.ask(today, {}),
      visitor.ask(bell, {}),
      visitor.ask(searchCvs, { job }),
      visitor.ask(searchCvs, {}),
    ]
    return (await Promise.all(asks)).map(({ statusCode, body }, at) => {
      assert.equal(statusCode, 200, `answer ${at}: ${body}`)
      return body
    })
  }
  for (const [at, body] of (await looks()).entries()) assert.doesNotMatch(body, secret, `answer ${at}`)
  for (const { to, subject, text } of outbox) if (to === employer.email) assert.doesNotMatch(subject + text, secret)
  for (const q of ['Zenobia', 'zenobia.q@', 'Quarter'])
    assert.deepEqual((await visitor.call(pipeline.listApplicants, { job, q })).data, [])
  await visitor.refused('not_found', readFile, file)
  await visitor.refused('not_found', previewCv, { file: file.id })
  // an offer names whom it is for
  await visitor.refused('not_found', offersOf, { application })
  const colleague = await aColleague(site, employer.page.id, 'recruiter')
  await colleague.visitor.refused('not_found', readFile, file)

  const { data: card } = await visitor.call(applications.move, {
    application,
    stage: 'shortlisted' as const,
    version: 1,
  })
  assert.equal(card.name, name)
  const [board = '', list = '', , panel = ''] = await looks()
  for (const body of [board, list, panel]) assert.match(body, /Zenobia/)
  await visitor.call(readFile, file)
  await visitor.call(offersOf, { application })
  // whoever was known once is not forgotten
  await visitor.call(applications.move, { application, stage: 'in_review' as const, version: 2 })
  assert.equal((await visitor.call(applications.showApplicant, { application })).data.name, name)
})

test('no answer about somebody hidden gives the number of a file by which they are found elsewhere', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = employer
  await visitor.call(stages.setAnonymous, { job, anonymous: true })
  const candidate = await aCandidate(site, { name })
  const cv = { name: `${name}.pdf`, bytes: aWordyPdf([name, 'Warehouse, 2020 to 2026']) }
  const { data: sent } = await candidate.visitor.call(
    applications.apply,
    { job, name, lang: 'en' as const },
    { files: { cv } },
  )
  const { application } = sent
  await site.settle()
  const { data: preview } = await visitor.call(batches.previewBatch, {
    ...{ job, action: 'move', column: 'in_review', ids: [application] },
  })
  const { cv_id } = await site.world.db
    .selectFrom('applications')
    .select('cv_id')
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  assert.ok(cv_id)
  const own = await site.world.db.selectFrom('files').select('id').where('owner_id', '=', candidate.id).execute()
  const files = new Set([cv_id, ...own.map(({ id }) => id)])
  const asks = {
    board: visitor.ask(pipeline.board, { job }),
    list: visitor.ask(pipeline.listApplicants, { job }),
    changes: visitor.ask(pipeline.boardChanges, { job, ids: application }),
    panel: visitor.ask(applications.showApplicant, { application }),
    match: visitor.ask(showMatch, { application }),
    lines: visitor.ask(showSentLines, { application }),
    teamwork: visitor.ask(team.showTeamwork, { application }),
    batch: visitor.ask(batches.showBatch, { batch: preview.id }),
    table: visitor.ask(batches.exportApplicants, { job }),
    bell: visitor.ask(bell, {}),
  }
  for (const [call, asked] of Object.entries(asks)) {
    const { body } = await asked
    for (const file of files) assert.ok(!body.includes(file), `${call} names a file`)
  }
  // the test finds them where they stand: once the shortlist is reached
  await visitor.call(applications.move, { application, stage: 'shortlisted', version: 1 })
  assert.ok((await visitor.ask(applications.showApplicant, { application })).body.includes(cv_id))
})

test('the same person’s other applications are shown, also by number and by file, and never of somebody hidden', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const now = site.world.now()
  const base = {
    job_id: job,
    page_id: employer.page.id,
    stage: 'submitted' as const,
    language: 'en',
    position: 1,
    submitted_at: now,
    moved_at: now,
    answer_due_at: now,
  }
  const ids = [
    '0190a000-0000-7000-8000-000000000001',
    '0190a000-0000-7000-8000-000000000002',
    '0190a000-0000-7000-8000-000000000003',
  ] as const
  const other = await site.world.db.selectFrom('jobs').selectAll().where('id', '=', job).executeTakeFirstOrThrow()
  const twinJob = '0190a000-0000-7000-8000-0000000000aa'
  await site.world.db
    .insertInto('jobs')
    .values({ ...other, id: twinJob, reference: 'zzzzzzzz' })
    .execute()
  await site.world.db
    .insertInto('job_texts')
    .values({
      job_id: twinJob,
      of_page_id: other.page_id,
      language: other.language,
      title: 'Second job',
      description: '',
    })
    .execute()
  await site.world.db
    .insertInto('applications')
    .values([
      { ...base, id: ids[0], name: 'Nadia Haddad', email: 'nadia@example.com' },
      { ...base, id: ids[1], job_id: twinJob, name: 'N. Haddad', email: 'Nadia@Example.com' },
      { ...base, id: ids[2], job_id: twinJob, name: 'Somebody else', email: 'else@example.com' },
    ])
    .execute()
  const others = async () =>
    (await employer.visitor.call(team.showTeamwork, { application: ids[0] })).data.other_applications
  assert.deepEqual(
    (await others()).map(({ id, because, job_title }) => [id, because, job_title]),
    [[ids[1], 'email', 'Second job']],
  )
  await employer.visitor.call(stages.setAnonymous, { job: twinJob, anonymous: true })
  assert.deepEqual(await others(), [])
})
