import assert from 'node:assert/strict'
import { test } from 'node:test'
import { list as bell } from '#features/site/notifications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { remindOfTasks } from './background.ts'
import * as pipeline from './contract.ts'
import { showPipeline } from './stage-contract.ts'
import * as team from './team-contract.ts'

test('a note reaches whom it mentions; scorecards of others open after the own', async () => {
  const site = await aSite()
  const { employer, job, application } = await anApplication(site)
  const recruiter = await aColleague(site, employer.page.id, 'recruiter')
  const interviewer = await aColleague(site, employer.page.id, 'interviewer', job)
  const { visitor } = employer
  await visitor.call(team.writeNote, {
    application,
    text: `@${interviewer.name} look here`,
    mentions: [interviewer.id],
  })
  await visitor.call(team.writeNote, { application, text: 'Between us' })
  await visitor.refused('invalid', team.writeNote, { application, text: 'Who?', mentions: [newId()] })
  await site.settle()
  const { data: told } = await interviewer.visitor.call(bell, {})
  assert.match(told[0]?.title ?? '', /mentioned you/)
  const seen = async (who: { visitor: Visitor }) => (await who.visitor.call(team.showTeamwork, { application })).data
  assert.deepEqual(
    (await seen(interviewer)).notes.map(({ text }) => text),
    [`@${interviewer.name} look here`],
  )
  assert.equal((await seen(recruiter)).notes.length, 2)

  const { criteria_version: version } = (await visitor.call(showPipeline, { job })).data
  const { data: criteria } = await visitor.call(team.setCriteria, {
    job,
    version,
    criteria: ['Calm at night', 'English'],
  })
  const ratings = [{ criterion: criteria[0]?.id ?? '', rating: 5, comment: 'Very' }]
  await visitor.call(team.giveScorecard, { application, recommendation: 5, ratings, comment: 'Hire' })
  await visitor.refused('invalid', team.giveScorecard, {
    application,
    recommendation: 5,
    ratings: [{ criterion: 'x', rating: 1 }],
  })
  const masked = await seen(recruiter)
  assert.deepEqual([masked.others, masked.others_count, masked.mine], [null, 1, null])
  const rated = async (who: { visitor: Visitor }) =>
    (await who.visitor.call(pipeline.listApplicants, { job })).data[0]?.rating
  assert.equal(await rated(recruiter), null)
  assert.deepEqual((await recruiter.visitor.call(pipeline.listApplicants, { job, rating: 1 })).data, [])
  await recruiter.visitor.call(team.giveScorecard, { application, recommendation: 2 })
  assert.deepEqual(
    (await seen(recruiter)).others?.map(({ recommendation, ratings }) => [recommendation, ratings[0]?.text]),
    [[5, 'Calm at night']],
  )
  assert.equal(await rated(recruiter), 3.5)
  // an interviewer reads no other ratings, handed in or not
  await interviewer.visitor.call(team.giveScorecard, { application, recommendation: 1 })
  assert.equal((await seen(interviewer)).others, null)
  assert.equal(await rated(interviewer), 1)
})

test('a task is the assignee’s, reminded of on its day, and done by whoever does it', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const recruiter = await aColleague(site, employer.page.id, 'recruiter')
  const today = site.world.now().toISOString().slice(0, 10)
  await employer.visitor.call(team.addTask, { application, text: 'Call back', assignee: recruiter.id, due_on: today })
  const { data } = await recruiter.visitor.call(team.myTasks, {})
  assert.deepEqual(
    data.map(({ text, due_on }) => [text, due_on]),
    [['Call back', today]],
  )
  await site.settle()
  await remindOfTasks.run(backgroundContext(site.world), {})
  await site.settle()
  const { data: told } = await recruiter.visitor.call(bell, {})
  assert.deepEqual(
    told.slice(0, 2).map(({ title }) => title.split(':')[0]),
    ['Task due', 'New task'],
  )
  await employer.visitor.call(team.settleTask, { task: data[0]?.id ?? '', done: true })
  assert.deepEqual((await recruiter.visitor.call(team.myTasks, {})).data, [])
})

test('a task that several say to be done at once is done several times', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const { visitor } = employer
  const asked = { application, text: 'Call back', assignee: employer.id }
  const { data } = await visitor.call(team.addTask, asked)
  const task = data.tasks[0]?.id ?? ''
  const said = async () =>
    (await visitor.call(team.showTeamwork, { application })).data.happened.map(({ what }) => what)
  const four = [1, 2, 3, 4]
  await Promise.all(four.map(() => visitor.call(team.settleTask, { task, done: true })))
  await Promise.all(four.map(() => visitor.call(team.settleTask, { task, done: false })))
  assert.deepEqual((await said()).toSorted(), ['task_done', 'task_made', 'task_opened'])
})
