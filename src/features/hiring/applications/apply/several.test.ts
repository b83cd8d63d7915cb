import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claim } from '#features/hiring/applications/claim-contract.ts'
import { groupNumbers, openFromGroup } from '#features/jobs/job-groups/contract.ts'
import { closeJob } from '#features/jobs/jobs/contract.ts'
import { share } from '#features/site/sharing/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aGroup, liveJobs } from '#tests/world/groups.ts'
import { aCandidate, aLiveJob, anEmployer, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply, listMine } from '../contract.ts'
import { applyToSeveral, showChosen } from '../several-contract.ts'

const files = { cv: aTextCv('Layla Haddad', 'Kitchen, 2019 to 2026') }
const licence = { kind: 'yes_no' as const, text: 'Do you have a driving licence?', knock_out: 'yes' }
const shifts = { kind: 'yes_no' as const, text: 'Do you work in shifts?' }
const person = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } }

/** Three live jobs in a group: all ask about shifts, the driver about the licence too. */
async function aKitchen(site: Site) {
  const employer = await anEmployer(site)
  const { visitor } = employer
  const [cook, waiter] = await liveJobs(site, visitor, ['Cook', 'Waiter'], { questions: [shifts] })
  const [driver] = await liveJobs(site, visitor, ['Driver'], { questions: [shifts, licence] })
  const jobs = [cook, waiter, driver] as [string, string, string]
  const group = await aGroup(visitor, jobs)
  const rows = await site.world.db.selectFrom('jobs').select(['id', 'reference']).execute()
  const references = jobs.map((job) => rows.find(({ id }) => id === job)?.reference ?? '')
  return { employer, jobs, group, references }
}

/** Answers by the words of the question, each given once. */
async function answering(site: Site, address: string, references: readonly string[], yes: Record<string, string>) {
  const { data } = await new Visitor(site).call(showChosen, { address, job: [...references] })
  const asked = new Map<string, string>()
  for (const { id, text } of data.jobs.flatMap(({ questions }) => questions)) if (!asked.has(text)) asked.set(text, id)
  return Object.fromEntries(
    Object.entries(yes).flatMap(([text, answer]) => {
      const id = asked.get(text)
      return id ? [[id, answer]] : []
    }),
  )
}

test('one CV and one answer go to several jobs, each tells its outcome, and a second time sends nothing', async () => {
  const site = await aSite()
  const { jobs, group, references, employer } = await aKitchen(site)
  const { visitor, name } = await aCandidate(site)
  const { address } = group
  const answers = await answering(site, address, references, { [shifts.text]: 'yes', [licence.text]: 'no' })
  const input = { address, jobs: [...jobs, jobs[0]], name, lang: 'en' as const, answers }
  const { data } = await visitor.call(applyToSeveral, input, { files })
  assert.deepEqual(
    data.map(({ outcome }) => outcome),
    ['sent', 'sent', 'knocked_out'],
  )
  const rows = await site.world.db.selectFrom('applications').selectAll().execute()
  assert.equal(new Set(rows.map(({ cv_id }) => cv_id)).size, 1)
  const stored = await site.world.db.selectFrom('application_answers').select('answer').execute()
  assert.deepEqual(
    stored.map(({ answer }) => answer),
    ['yes', 'yes'],
  )
  const again = await visitor.call(applyToSeveral, { ...input, jobs: jobs.slice(0, 2) }, { files })
  assert.deepEqual(
    again.data.map(({ outcome }) => outcome),
    ['again', 'again'],
  )
  assert.equal((await visitor.call(listMine, {})).data.length, 2)
  // what the second time brought along is not left lying about
  const { count } = await site.world.db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 1)
  const out = await site.settle()
  assert.equal(out.filter(({ subject }) => subject.startsWith('2 applications sent')).length, 1)
  assert.equal(out.filter(({ subject }) => subject.startsWith('New applicant:')).length, 2)
  const { data: numbers } = await employer.visitor.call(groupNumbers, { group: group.id })
  assert.deepEqual(
    numbers.jobs.map(({ applied }) => applied),
    [1, 1, 0],
  )
})

test('a guest gets one link for all, and it makes an account of all of them', async () => {
  const site = await aSite()
  const { jobs, group, references } = await aKitchen(site)
  const { address } = group
  const answers = await answering(site, address, references, { [shifts.text]: 'no', [licence.text]: 'yes' })
  const email = 'guest@example.com'
  const guest = new Visitor(site)
  await guest.call(applyToSeveral, { address, jobs, name: 'Layla Haddad', email, lang: 'en', answers }, { files })
  const mails = (await site.settle()).filter(({ to }) => to === email)
  assert.equal(mails.length, 1)
  const key = /claim-application\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  await guest.call(claim, { key, password })
  assert.equal((await guest.call(listMine, {})).data.length, 3)
})

test('of two links from one address that are followed at once one makes the account, and the other says that it is there or that the link was used', async () => {
  const site = await aSite()
  const email = 'guest@example.com'
  for (const { job } of [await aLiveJob(site), await aLiveJob(site)])
    await new Visitor(site).call(apply, { job, name: 'Layla Haddad', email, lang: 'en' }, { files })
  const keys = (await site.settle()).flatMap(({ text }) => /claim-application\/([\w-]+)/.exec(text)?.[1] ?? [])
  assert.equal(keys.length, 2)
  const answers = await Promise.all(keys.map((key) => new Visitor(site).ask(claim, { key, password })))
  const [made, refused] = answers.toSorted((one, other) => one.statusCode - other.statusCode)
  assert.equal(made?.statusCode, 200)
  // with the account the other application came along, so its link is spent for whoever looks a moment later
  assert.ok(['account_exists', 'link_expired'].includes(refused?.json().code), refused?.body)
  const { rows } = await site.pool.query('select from users where email = $1', [email])
  assert.equal(rows.length, 1)
})

test('what is full or closed keeps the others from nothing; what is not answered stops all before anything is sent', async () => {
  const site = await aSite()
  const { jobs, group, references, employer } = await aKitchen(site)
  const { visitor, name } = await aCandidate(site)
  const { address } = group
  const input = { address, jobs, name, lang: 'en' as const }
  const problem = await visitor.refused('invalid', applyToSeveral, input, { files })
  assert.ok(problem.errors?.every(({ field, code }) => field.startsWith('answers.') && code === 'answer_needed'))
  const answers = await answering(site, address, references, { [shifts.text]: 'yes', [licence.text]: 'yes' })
  await visitor.refused('cv_needed', applyToSeveral, { ...input, answers })
  await employer.visitor.call(closeJob, { job: jobs[0], reason: 'filled' })
  await site.world.db
    .updateTable('jobs')
    .set({ applicant_cap: 1, applicants_count: 1 })
    .where('id', '=', jobs[1])
    .execute()
  const { data } = await visitor.call(applyToSeveral, { ...input, answers }, { files })
  assert.deepEqual(
    data.map(({ outcome }) => outcome),
    ['closed', 'full', 'sent'],
  )
})

test('a hundred a day is the most, and the rest of the chosen ones say so', async () => {
  const site = await aSite()
  const { jobs, group, references } = await aKitchen(site)
  const { visitor, name, id } = await aCandidate(site)
  const yes = { [shifts.text]: 'yes', [licence.text]: 'yes' }
  const send = async (from: number, to: number) => {
    const answers = await answering(site, group.address, references.slice(from, to), yes)
    const input = { address: group.address, name, lang: 'en' as const, answers, jobs: jobs.slice(from, to) }
    return visitor.call(applyToSeveral, input, { files })
  }
  await send(0, 1)
  const { rows } = await site.pool.query(
    `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'reference', 'many' || n))).*
       from jobs j, generate_series(1, 98) n where j.id = $1 returning id`,
    [jobs[0]],
  )
  await site.pool.query(
    `insert into applications select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'job_id', j.id))).*
       from applications a, unnest($1::uuid[]) as j(id) where a.candidate_id = $2`,
    [rows.map((row) => row.id), id],
  )
  const { data } = await send(1, 3)
  assert.deepEqual(
    data.map(({ outcome }) => outcome),
    ['sent', 'day_full'],
  )
})

test('through a group that is over, or to a job outside it, nobody applies', async () => {
  const site = await aSite()
  const { jobs, group, employer } = await aKitchen(site)
  const [outside] = (await liveJobs(site, employer.visitor, ['Gardener'])) as [string]
  const input = { address: group.address, jobs, name: 'Somebody', email: 'a@example.com', lang: 'en' as const }
  const guest = new Visitor(site)
  await guest.refused('not_found', applyToSeveral, { ...input, jobs: [outside] }, { files })
  await site.world.db.updateTable('job_groups').set({ ends_on: '2020-01-01' }).where('id', '=', group.id).execute()
  await guest.refused('group_over', applyToSeveral, input, { files })
})

test('an application keeps the link and the group it came by, and both count it', async () => {
  const site = await aSite()
  const { jobs, group, references, employer } = await aKitchen(site)
  const sharer = await aCandidate(site)
  const { data: shared } = await sharer.visitor.call(share, { kind: 'job', address: references[0] ?? '' })
  const via = shared.links.telegram?.code ?? ''
  const candidate = await aCandidate(site)
  const opened = { address: group.address, job: references[0] ?? '' }
  const { data: led } = await candidate.visitor.call(openFromGroup, opened, person)
  const reference = /group=(\w+)$/.exec(led.path)?.[1] ?? ''
  const answers = await answering(site, group.address, references.slice(0, 1), { [shifts.text]: 'yes' })
  const input = { job: jobs[0], name: candidate.name, lang: 'en' as const, answers, via, group: reference }
  await candidate.visitor.call(apply, input, { files })
  await site.settle()
  const row = await site.world.db.selectFrom('applications').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([row.source, row.group_id], [`via:${via}`, group.id])
  const { data } = await sharer.visitor.call(share, { kind: 'job', address: references[0] ?? '' })
  assert.deepEqual(
    data.numbers.map(({ channel, applies }) => [channel, applies]),
    [['telegram', 1]],
  )
  const { data: numbers } = await employer.visitor.call(groupNumbers, { group: group.id })
  assert.deepEqual([numbers.jobs[0]?.opened, numbers.jobs[0]?.applied], [1, 1])
})
