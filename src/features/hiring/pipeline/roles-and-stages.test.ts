import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aLiveJob, anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as batches from './batch-contract.ts'
import * as pipeline from './contract.ts'
import * as stages from './stage-contract.ts'
import * as team from './team-contract.ts'

test('each role does what it may, on jobs it reaches', async () => {
  const site = await aSite()
  const { employer, job, application } = await anApplication(site)
  const page = employer.page.id
  const move = { job, action: 'move' as const, column: 'in_review', ids: [application] }
  const note = { application, text: 'A note' }
  const task = { application, text: 'Call', assignee: employer.id }
  const stage = async () => ({
    ...(await read(employer.visitor, job)),
    own: false,
    stages: [{ phase: 'in_review' as const, names: { en: 'Phone' } }],
  })
  const codes = async ({ visitor }: { visitor: Visitor }) => {
    const written = await stage()
    const asks = [
      visitor.ask(pipeline.board, { job }),
      visitor.ask(batches.previewBatch, move),
      visitor.ask(team.writeNote, note),
      visitor.ask(team.tagApplicant, { application, tag: 'x' }),
      visitor.ask(team.addTask, task),
      visitor.ask(batches.exportApplicants, { job }),
      visitor.ask(stages.setStages, written),
    ]
    return (await Promise.all(asks)).map(({ statusCode }) => statusCode).join(' ')
  }
  const outside = '404 404 404 404 404'
  assert.equal(await codes({ visitor: new Visitor(site) }), '401 401 401 401 401 401 401')
  assert.equal(await codes(await aColleague(site, page, 'analyst')), '403 403 403 403 403 403 403')
  assert.equal(await codes(await aColleague(site, page, 'billing')), '403 403 403 403 403 403 403')
  assert.equal(await codes(await aColleague(site, page, 'interviewer')), '404 403 404 403 403 403 403')
  assert.equal(await codes(await aColleague(site, page, 'hiring_manager')), `${outside} 403 403`)
  assert.equal(await codes(await aColleague(site, page, 'interviewer', job)), '200 403 201 403 403 403 403')
  assert.equal(await codes(await aColleague(site, page, 'hiring_manager', job)), '200 201 201 200 201 403 403')
  assert.equal(await codes(await aColleague(site, page, 'recruiter')), '200 201 201 200 201 403 200')
  assert.equal(await codes(await aColleague(site, page, 'admin')), '200 201 201 200 201 200 200')
  const other = await aLiveJob(site)
  assert.equal(await codes(other.employer), '404 404 404 404 404 404 404')
})

test('a stage of the team is a column; the candidate sees the phase; removing it says where its people go', async () => {
  const site = await aSite()
  const { employer, job, application, candidate } = await anApplication(site)
  const { visitor } = employer
  const { data: made } = await visitor.call(stages.setStages, {
    ...(await read(visitor, job)),
    own: false,
    stages: [
      { phase: 'in_review', names: { en: 'Phone', ar: 'مكالمة' } },
      { phase: 'in_review', names: { en: 'Task' } },
      { phase: 'shortlisted', names: { en: 'Panel' } },
    ],
  })
  const [phone, task, panel] = made.stages.map(({ id }) => id) as [string, string, string]
  await visitor.refused('stage_unknown', applications.move, {
    application,
    stage: 'in_review',
    place: panel,
    version: 1,
  })
  await visitor.call(applications.move, { application, stage: 'in_review', place: phone, version: 1 })
  await visitor.call(applications.move, { application, stage: 'in_review', place: task, version: 2 })
  await letBeTold(site)
  const { data: mine } = await candidate.visitor.call(applications.showMine, { application })
  assert.equal(mine.status, 'seen')
  assert.equal(mine.history.filter(({ what }) => what === 'moved').length, 1)
  const columnOf = async () =>
    (await visitor.call(pipeline.board, { job })).data.columns.filter(({ total }) => total > 0).map(({ id }) => id)
  assert.deepEqual(await columnOf(), [task])
  const kept = { id: phone, phase: 'in_review' as const, names: { en: 'Call' } }
  const other = { id: panel, phase: 'shortlisted' as const, names: { en: 'Panel' } }
  await visitor.refused('invalid', stages.setStages, {
    ...(await read(visitor, job)),
    own: false,
    stages: [kept, other],
    moves: { [task]: panel },
  })
  await visitor.call(stages.setStages, {
    ...(await read(visitor, job)),
    own: false,
    stages: [kept, other],
    moves: { [task]: phone },
  })
  assert.deepEqual(await columnOf(), [phone])
  // the job takes its own: whoever stands there goes along
  const { data: own } = await visitor.call(stages.setStages, {
    ...(await read(visitor, job)),
    own: true,
    stages: [kept],
  })
  assert.deepEqual(await columnOf(), [own.stages[0]?.id])
  await visitor.call(stages.setStages, { ...(await read(visitor, job)), own: false, stages: [kept, other] })
  assert.deepEqual(await columnOf(), ['in_review'])
})

test('of two who write stages or criteria at once the second is told, and writes over nothing', async () => {
  const site = await aSite()
  const { employer, job } = await anApplication(site)
  const { visitor } = employer
  const recruiter = await aColleague(site, employer.page.id, 'recruiter')
  const first = (await visitor.call(stages.showPipeline, { job })).data
  const named = (name: string) => [{ phase: 'in_review' as const, names: { en: name } }]
  const asked = { job, version: first.version, own: false }
  await recruiter.visitor.call(stages.setStages, { ...asked, stages: named('Phone') })
  await visitor.refused('changed_meanwhile', stages.setStages, { ...asked, stages: named('Task') })
  // the job taking its own, with the same stages, is a change too
  const again = { ...(await read(visitor, job)), own: true, stages: named('Phone') }
  await visitor.call(stages.setStages, again)
  await visitor.refused('changed_meanwhile', stages.setStages, again)
  const criteria = { job, version: first.criteria_version }
  await recruiter.visitor.call(team.setCriteria, { ...criteria, criteria: ['Calm'] })
  await visitor.refused('changed_meanwhile', team.setCriteria, { ...criteria, criteria: ['Quick'] })
  const now = (await visitor.call(stages.showPipeline, { job })).data
  assert.deepEqual([now.stages[0]?.names, now.criteria[0]?.text], [{ en: 'Phone' }, 'Calm'])
})

const read = async (visitor: Visitor, job: string) => ({
  job,
  version: (await visitor.call(stages.showPipeline, { job })).data.version,
})
