import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '#features/front/workspace/contract.ts'
import * as applications from '#features/hiring/applications/contract.ts'
import * as pipeline from '#features/hiring/pipeline/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { assign } from '#tests/world/job-team.ts'
import { anApplication, jobFields, somebody, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as jobs from './contract.ts'
import * as team from './team-contract.ts'

test('a hiring manager sees the applicants of assigned jobs only, from the assignment on', async () => {
  const site = await aSite()
  const { employer, job, application } = await anApplication(site)
  const { visitor, id, email } = await teammate(site, employer.page.id, 'hiring_manager')
  await visitor.refused('not_found', pipeline.board, { job })
  await visitor.refused('not_found', applications.showApplicant, { application })
  await visitor.refused('not_found', applications.move, { application, stage: 'in_review', version: 1 })
  await visitor.refused('not_found', applications.writeAsPage, { application, text: 'Hello' })
  assert.deepEqual((await visitor.call(today, {})).data.counts.fresh, 0)
  assert.deepEqual((await visitor.call(listPageJobs, {})).data[0]?.applicants, 0)
  // nothing leads to a board that would refuse, and nothing counts who applied there
  const told = async () => {
    const [row] = (await visitor.call(listPageJobs, {})).data
    const [live] = (await visitor.call(today, {})).data.open
    return [row?.has_board, row?.may_count, live?.has_board, live?.applicants]
  }
  assert.deepEqual(await told(), [false, false, false, null])
  assert.equal((await visitor.call(jobs.editJob, { job })).data.has_board, false)

  const { data } = await assign(employer.visitor, job, [id])
  assert.deepEqual(
    data.members.map((one) => [one.id, one.assigned]),
    [[id, true]],
  )
  assert.match((await site.settle()).find(({ to }) => to === email)?.subject ?? '', /Assigned to you/)
  await visitor.call(pipeline.board, { job })
  assert.deepEqual(await told(), [true, true, true, 1])
  await visitor.call(applications.showApplicant, { application })
  // the assignment is of one person: a colleague still sees nothing
  const colleague = await teammate(site, employer.page.id, 'hiring_manager')
  await colleague.visitor.refused('not_found', pipeline.board, { job })
  await colleague.visitor.refused('not_found', applications.showApplicant, { application })
  await visitor.call(applications.writeAsPage, { application, text: 'Hello' })
  assert.equal((await visitor.call(today, {})).data.counts.fresh, 1)
  assert.equal((await visitor.call(listPageJobs, {})).data[0]?.applicants, 1)
  await visitor.call(applications.move, { application, stage: 'in_review', version: 1 })

  await assign(employer.visitor, job, [])
  await visitor.refused('not_found', pipeline.board, { job })
})

test('an interviewer reads assigned applicants and neither moves them nor writes', async () => {
  const site = await aSite()
  const { employer, job, application } = await anApplication(site)
  const { visitor, id } = await teammate(site, employer.page.id, 'interviewer')
  await visitor.refused('not_found', applications.showApplicant, { application })
  await assign(employer.visitor, job, [id])
  await visitor.call(applications.showApplicant, { application })
  await visitor.refused('not_allowed', applications.move, { application, stage: 'in_review', version: 1 })
  await visitor.refused('not_allowed', applications.writeAsPage, { application, text: 'Hello' })
})

test('a hiring manager writes own drafts only, and sends none out; assigning is for those who publish', async () => {
  const site = await aSite()
  const { employer, job } = await anApplication(site)
  const { data: foreign } = await employer.visitor.call(jobs.startJob, jobFields())
  const { visitor, id } = await teammate(site, employer.page.id, 'hiring_manager')
  await visitor.refused('not_found', jobs.saveJob, { job: foreign.id, version: 1, ...jobFields() })
  assert.equal((await visitor.call(jobs.editJob, { job: foreign.id })).data.may_write, false)
  const { data: own } = await visitor.call(jobs.startJob, jobFields())
  await visitor.call(jobs.saveJob, { job: own.id, version: own.version, ...jobFields() })
  assert.equal((await visitor.call(jobs.editJob, { job: own.id })).data.may_write, true)
  const rows = (await visitor.call(listPageJobs, { state: 'draft' })).data
  assert.deepEqual(new Map(rows.map((row) => [row.id, row.may_write])).get(foreign.id), false)
  assert.deepEqual(new Map(rows.map((row) => [row.id, row.may_write])).get(own.id), true)
  await visitor.refused('not_allowed', jobs.submitJob, { job: own.id })
  await visitor.refused('not_allowed', team.setJobTeam, { job, version: 0, users: [id] })
})

test('of two who assign at once the second is told, and undoes nothing', async () => {
  const site = await aSite()
  const { employer, job } = await anApplication(site)
  const [one, other] = [
    await teammate(site, employer.page.id, 'interviewer'),
    await teammate(site, employer.page.id, 'interviewer'),
  ]
  const { version } = (await employer.visitor.call(team.showJobTeam, { job })).data
  await employer.visitor.call(team.setJobTeam, { job, version, users: [one.id] })
  await employer.visitor.refused('changed_meanwhile', team.setJobTeam, { job, version, users: [other.id] })
  await one.visitor.call(pipeline.board, { job })
  await other.visitor.refused('not_found', pipeline.board, { job })
})

test('only those of the own team who need it are assigned', async () => {
  const site = await aSite()
  const { employer, job } = await anApplication(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const stranger = await somebody(site, 'employer')
  await employer.visitor.refused('invalid', team.setJobTeam, { job, version: 0, users: [recruiter.id] })
  await employer.visitor.refused('invalid', team.setJobTeam, { job, version: 0, users: [stranger.id] })
  await employer.visitor.refused('not_found', team.setJobTeam, { job: employer.page.id, version: 0, users: [] })
})
