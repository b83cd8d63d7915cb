import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { cancelInterview, myInterviews, pickTime, propose } from '#features/hiring/interviews/contract.ts'
import { acceptOffer } from '#features/hiring/offers/letter-contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aSentOffer } from '#tests/world/an-offer.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aLiveJob, anApplication } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply, listMine, move, showApplicant, showMine, undoMove, withdraw, writeAsPage } from './contract.ts'

const cv = aTextCv('Nadia Haddad', 'Warehouse, 2020 to 2026')

type World = Awaited<ReturnType<typeof anApplication>>

const answeredAt = async ({ candidate, application }: Pick<World, 'candidate' | 'application'>) =>
  (await candidate.visitor.call(showMine, { application })).data.answered_at

const invite = (site: Site, { employer, application }: Pick<World, 'employer' | 'application'>) =>
  employer.visitor.call(propose, {
    ...{ application, kind: 'phone', minutes: 30, zone: 'UTC', people: [employer.id], interview_guide: '' },
    ...{ slots: [new Date(site.world.now().getTime() + 48 * 3_600_000).toISOString()], place: '', note: '' },
  })

/** The same application to so many other jobs, each newer than the one before. */
async function sameAgain(site: Site, application: string, times: number): Promise<void> {
  const [table, text] = [(name: string) => sql.table(name), sql`to_char(n, 'FM0000')`]
  const copy = (name: string, condition: RawBuilder<unknown>, change: RawBuilder<unknown>) =>
    sql`insert into ${table(name)} select (jsonb_populate_record(one, ${change})).*
      from ${table(name)} one, generate_series(1, ${times}::integer) n where ${condition}`.execute(site.world.db)
  const job = sql`(select job_id from applications where id = ${application}::uuid)`
  const jobOf = sql`('ffffffff-0000-7000-8000-00000000' || ${text})`
  await copy('jobs', sql`id = ${job}`, sql`jsonb_build_object('id', ${jobOf}, 'reference', 'SAME' || ${text})`)
  await copy('job_texts', sql`job_id = ${job}`, sql`jsonb_build_object('job_id', ${jobOf})`)
  const id = sql`('ffffffff-0000-7000-9000-00000000' || ${text})`
  await copy('applications', sql`id = ${application}::uuid`, sql`jsonb_build_object('id', ${id}, 'job_id', ${jobOf})`)
}

test('an answer is owed until the candidate is told anything: a message, an invitation, a move once it is no secret', async () => {
  const site = await aSite()
  const [written, invited, moved] = [await anApplication(site), await anApplication(site), await anApplication(site)]
  assert.equal(await answeredAt(written), null)
  await written.employer.visitor.call(writeAsPage, { application: written.application, text: 'Two more days, please' })
  assert.notEqual(await answeredAt(written), null)
  await invite(site, invited)
  assert.notEqual(await answeredAt(invited), null)
  const { application } = moved
  await moved.employer.visitor.call(move, { application, stage: 'shortlisted', version: 1 })
  assert.equal(await answeredAt(moved), null)
  await letBeTold(site)
  assert.notEqual(await answeredAt(moved), null)
})

test('an application was viewed on the day it was sent, where the company looked at it later', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  site.later(7 * 24 * 3_600_000)
  await employer.visitor.call(showApplicant, { application })
  const { data } = await candidate.visitor.call(showMine, { application })
  const day = data.history.find(({ what }) => what === 'seen')?.at.slice(0, 10)
  assert.deepEqual([data.status, data.moved_at.slice(0, 10)], ['seen', day])
})

test('the last reply is older than the latest act of the company that the candidate sees', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, application } = world
  const write = () => employer.visitor.call(writeAsPage, { application, text: 'Two more days, please' })
  const isNow = async (act: string) => {
    const ago = site.world.now().getTime() - Date.parse((await answeredAt(world)) ?? '')
    assert.ok(ago >= 0 && ago < 60_000, `${act} ${ago} ms`)
  }
  await write()
  const first = await answeredAt(world)
  // as applications stand that were answered before each later act was noted with them
  const forget = () => site.world.db.updateTable('applications').set({ answered_at: first }).execute()
  site.later(2 * 86_400_000)
  await write()
  await forget()
  await isNow('message')
  site.later(86_400_000)
  const { data } = await invite(site, world)
  await forget()
  await isNow('invitation')
  site.later(3_600_000)
  await employer.visitor.call(cancelInterview, { interview: data.id, version: 1, reason: 'Ill' })
  await isNow('called off')
  const told = await answeredAt(world)
  site.later(3_600_000)
  const { version } = (await world.candidate.visitor.call(showMine, { application })).data
  await employer.visitor.call(move, { application, stage: 'in_review', version })
  await letBeTold(site)
  assert.equal(await answeredAt(world), told)
})

test('what was written while a move was held back counts, and goes on to count when the move is taken back', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, application } = world
  await employer.visitor.call(move, { application, stage: 'shortlisted', version: 1 })
  await employer.visitor.call(writeAsPage, { application, text: 'We are reading' })
  const told = await answeredAt(world)
  assert.notEqual(told, null)
  await employer.visitor.call(undoMove, { application, version: 2 })
  assert.equal(await answeredAt(world), told)
})

test('what waits for oneself stands first, then what is under way, then what is over; each view alone, and counted', async () => {
  const site = await aSite()
  const { candidate, ...oldest } = await anApplication(site)
  const applyTo = async () => {
    const { employer, job } = await aLiveJob(site)
    const { data } = await candidate.visitor.call(apply, { job, name: candidate.name, lang: 'en' }, { files: { cv } })
    return { employer, application: data.application }
  }
  const over = await applyTo()
  const underWay = await applyTo()
  const called = await applyTo()
  await invite(site, oldest)
  const interview = (await invite(site, called)).data
  await candidate.visitor.call(withdraw, { application: over.application })
  const list = async (show?: 'waiting' | 'open' | 'ended') => {
    const { data, counts } = await candidate.visitor.call(listMine, show ? { show } : {})
    return { ids: data.map(({ id }) => id), waits: data.map(({ waits }) => waits), counts }
  }
  const all = await list()
  assert.deepEqual(
    all.ids,
    [called, oldest, underWay, over].map(({ application }) => application),
  )
  assert.deepEqual(all.waits, ['interview', 'interview', null, null])
  assert.deepEqual(all.counts, { all: 4, waiting: 2, open: 1, ended: 1 })
  assert.deepEqual((await list('waiting')).ids, [called.application, oldest.application])
  assert.deepEqual((await list('open')).ids, [underWay.application])
  assert.deepEqual((await list('ended')).ids, [over.application])
  await called.employer.visitor.call(cancelInterview, { interview: interview.id, version: interview.version })
  assert.deepEqual((await list('open')).ids, [called.application, underWay.application])
})

test('a list that is longer than a page is read on by need, each application once', async () => {
  const site = await aSite()
  const { candidate, application } = await anApplication(site)
  await sameAgain(site, application, 33)
  await site.world.db.updateTable('applications').set({ letter: 'open' }).where('id', '=', application).execute()
  const first = await candidate.visitor.call(listMine, {})
  const then = await candidate.visitor.call(listMine, { cursor: first.next_cursor ?? '' })
  const ids = [...first.data, ...then.data].map(({ id }) => id)
  assert.deepEqual([ids[0], ids.length, new Set(ids).size, then.next_cursor], [application, 34, 34, null])
  await candidate.visitor.refused('invalid', listMine, { cursor: 'nobody wrote this' })
  await new Visitor(site).refused('no_session', listMine, {})
})

test('an agreed interview is told with its time, before what merely waits, and that its time was chosen is remembered', async () => {
  const site = await aSite()
  const { candidate, employer, application } = await anApplication(site)
  const other = await aLiveJob(site)
  await candidate.visitor.call(apply, { job: other.job, name: candidate.name, lang: 'en' }, { files: { cv } })
  await invite(site, { employer, application })
  const [invitation] = (await candidate.visitor.call(myInterviews, {})).data
  assert.ok(invitation)
  const { key, version, slots } = invitation
  await candidate.visitor.call(pickTime, { key, version, slot: slots[0] as string })
  const { data, counts } = await candidate.visitor.call(listMine, { show: 'open' })
  assert.deepEqual([data[0]?.id, data.length, counts.open], [application, 2, 2])
  assert.deepEqual(data[0]?.interview, { at: slots[0], zone: 'UTC', on_site: false })
  assert.equal(data[1]?.interview, null)
  const { history } = (await candidate.visitor.call(showMine, { application })).data
  assert.deepEqual(history.map(({ what }) => what).slice(-3), ['moved', 'invited', 'picked'])
  site.later(49 * 3_600_000)
  assert.equal((await candidate.visitor.call(showMine, { application })).data.interview, null)
})

test('the last reply is the newest invitation, also where one was at the interviews already', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, application } = world
  await employer.visitor.call(move, { application, stage: 'interviewing', version: 1 })
  await letBeTold(site)
  const before = await answeredAt(world)
  site.later(3_600_000)
  await invite(site, world)
  const after = await answeredAt(world)
  assert.ok(before && after && Date.parse(after) - Date.parse(before) > 3_500_000)
})

test('a job that was won stands below everything that ended, or on top for good', async () => {
  const site = await aSite()
  const { candidate, application, letter } = await aSentOffer(site)
  const { visitor, name } = candidate
  for (let count = 0; count < 2; count++)
    await visitor.call(apply, { job: (await aLiveJob(site)).job, name, lang: 'en' }, { files: { cv } })
  await visitor.call(acceptOffer, { key: letter.key, version: letter.version, name })
  const start = new Date(site.world.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  await site.world.db.updateTable('offers').set({ starts_on: start }).execute()
  const list = async () => (await visitor.call(listMine, {})).data
  const [first] = await list()
  assert.deepEqual([first?.id, first?.status, first?.starts_on], [application, 'hired', start])
  const { counts, data } = await visitor.call(listMine, { show: 'ended' })
  assert.deepEqual([counts.ended, data.map(({ id }) => id)], [1, [application]])
  site.later(9 * 86_400_000)
  assert.equal((await list())[0]?.id, application)
  site.later(3 * 86_400_000)
  assert.equal((await list()).at(-1)?.id, application)
})
