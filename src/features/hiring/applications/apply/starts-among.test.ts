import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeJob, pauseJob } from '#features/jobs/jobs/contract.ts'
import { aReadCv } from '#tests/world/cv.ts'
import { aCandidate, aLiveJob, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply, withdraw } from '../contract.ts'
import { saveDraft, showStart, startsAmong } from '../draft-contract.ts'

const asks = (over: object) => ({ questions: [{ kind: 'yes_no' as const, text: 'Do you work nights?', ...over }] })

test('from a list the stored CV needs only to be sent where nothing is asked; otherwise the form opens', async () => {
  const site = await aSite()
  const [{ job: plain }, { job: wish }, { job: must }, { job: out }] = [
    await aLiveJob(site),
    await aLiveJob(site, asks({ required: false })),
    await aLiveJob(site, asks({ required: true })),
    await aLiveJob(site, asks({ required: false, knock_out: 'yes' })),
  ]
  const jobs = [plain, wish, must, out]
  const { visitor, cv, name } = await aReadCv(site)
  const hows = async () =>
    new Map((await visitor.call(startsAmong, { jobs })).data.map((one) => [one.job, [one.application, one.cv]]))
  const first = await hows()
  assert.deepEqual(
    jobs.map((job) => first.get(job)?.[1]),
    ['priya.pdf', 'priya.pdf', null, null],
  )
  // what was begun is gone on with in the form
  await visitor.call(saveDraft, { job: wish, name, email: '', phone: '', cv: '', note: 'I' })
  assert.deepEqual((await hows()).get(wish), [null, null])
  const { data } = await visitor.call(apply, { job: plain, name, lang: 'en', cv })
  assert.equal((await hows()).get(plain)?.[0], data.application)
  const seen = async () => {
    const { data: start } = await visitor.call(showStart, { job: plain })
    const listed = (await visitor.call(startsAmong, { jobs })).data.find(({ job }) => job === plain)
    return [start.application, start.withdrawn_at !== null, listed?.is_withdrawn]
  }
  assert.deepEqual(await seen(), [data.application, false, false])
  await visitor.call(withdraw, { application: data.application })
  assert.deepEqual(await seen(), [data.application, true, true])
})

test('a list offers nothing to guests, to those who hire, and where nobody can apply now', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { employer: other, job: paused } = await aLiveJob(site)
  await other.visitor.call(pauseJob, { job: paused })
  const { employer: third, job: closed } = await aLiveJob(site)
  await third.visitor.call(closeJob, { job: closed, reason: 'filled' })
  const jobs = [job, paused, closed]
  assert.deepEqual((await new Visitor(site).call(startsAmong, { jobs })).data, [])
  assert.deepEqual((await employer.visitor.call(startsAmong, { jobs })).data, [])
  assert.deepEqual((await (await anEmployer(site)).visitor.call(startsAmong, { jobs })).data, [])
  // whoever has no CV yet gets the form
  const candidate = await aCandidate(site)
  const { data } = await candidate.visitor.call(startsAmong, { jobs })
  assert.deepEqual(data, [{ job, application: null, is_withdrawn: false, cv: null }])
  await site.world.db.updateTable('jobs').set({ applicant_cap: 1, applicants_count: 1 }).where('id', '=', job).execute()
  assert.deepEqual((await candidate.visitor.call(startsAmong, { jobs })).data, [])
})
