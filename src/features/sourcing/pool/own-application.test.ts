import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claim } from '#features/hiring/applications/claim-contract.ts'
import { apply, showApplicant, showMine } from '#features/hiring/applications/contract.ts'
import { showStart } from '#features/hiring/applications/draft-contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aCandidate, aLiveJob, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { addByHand } from './job-contract.ts'

const site = await aSite()
const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
const hand = { name: 'Huda Karim', came: 'referral' as const, agreed: true }
const own = { name: 'Huda Al Karim', note: 'I cook for forty', lang: 'fr' as const }
const ownCv = { files: { cv: aTextCv('Huda Al Karim', 'Kitchen, 2018 to 2026') } }

/** Somebody with an account that a team added, and what stands on its board of them. */
async function anAdded(files: { cv?: typeof cv }) {
  const { employer, job } = await aLiveJob(site)
  const person = await confirmed(site, await aCandidate(site))
  const added = { job, ...hand, email: person.email, column: 'in_review' }
  const { data } = await employer.visitor.call(addByHand, added, { files })
  const standing = async () => {
    const { name, note, stage } = (await employer.visitor.call(showApplicant, data)).data
    const ofSent = 'select name from files where id = (select cv_id from applications where id = $1)'
    const { rows } = await site.pool.query(ofSent, [data.application])
    return [name, note, stage, rows[0]?.name]
  }
  return { ...person, job, application: data.application, standing }
}

for (const isClaimed of [false, true])
  test(`whoever applies after they were added ${isClaimed ? 'and made it theirs ' : ''}loses their CV and their words, or stands there twice`, async () => {
    const { visitor, email, job, application, standing } = await anAdded({ cv })
    const mail = (await site.settle()).find(({ to }) => to === email)
    const key = /claim-application\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    if (isClaimed) {
      await visitor.call(claim, { key })
      assert.ok((await visitor.call(showMine, { application })).data.may.includes('apply'))
    }
    assert.equal((await visitor.call(showStart, { job })).data.application, null, 'the form stands open')
    const sent = await visitor.call(apply, { job, ...own }, ownCv)
    assert.deepEqual(sent.data, { application, again: false })
    const mails = (await site.settle()).filter(({ to }) => to === email)
    assert.ok(mails.some(({ subject }) => /^Candidature envoyée/.test(subject)))
    assert.deepEqual(await standing(), ['Huda Karim', own.note, 'in_review', 'cv.txt'])
    const mine = (await visitor.call(showMine, { application })).data
    const whats = mine.history.map(({ what }) => what).filter((what) => what === 'added' || what === 'sent')
    assert.deepEqual([mine.may.includes('apply'), whats], [false, ['added', 'sent']])
    const again = await visitor.call(apply, { job, ...own }, ownCv)
    assert.deepEqual(again.data, { application, again: true })
  })

test('who only types the address of somebody added changes what stands there, or learns of it', async () => {
  for (const files of [{}, { cv }]) {
    const { email, job, application, standing } = await anAdded(files)
    const before = await standing()
    const { data } = await new Visitor(site).call(apply, { job, ...own, email }, ownCv)
    assert.deepEqual([data.again, data.application === application], [false, false])
    // with the very file and name that the company has
    const same = { job, name: 'Huda Karim', lang: 'en' as const, email }
    const again = await new Visitor(site).call(apply, same, { files: { cv } })
    assert.deepEqual([again.data.again, again.data.application === application], [false, false])
    assert.deepEqual(await standing(), before)
    const mails = (await site.settle()).filter(({ to }) => to === email)
    assert.ok(mails.some(({ subject }) => /already has your profile/.test(subject)))
  }
})

test('somebody who applies in the moment in which a team adds them stands on the board twice', async () => {
  const { employer, job } = await aLiveJob(site)
  for (let turn = 0; turn < 3; turn++) {
    const { visitor, email, name } = await confirmed(site, await aCandidate(site))
    const sent = await Promise.all([
      visitor.ask(apply, { job, name, lang: 'en' }, { files: { cv } }),
      employer.visitor.ask(addByHand, { job, ...hand, email }),
    ])
    const rows = await site.world.db.selectFrom('applications').select('id').where('email', '=', email).execute()
    assert.equal(rows.length, 1, sent.map(({ statusCode }) => statusCode).join(', '))
  }
})

test('two links of one person that are followed at once, or beside an application of theirs, stop one another', async () => {
  const { employer, job } = await aLiveJob(site)
  const { job: other } = await aLiveJob(site, {}, employer)
  const { job: third } = await aLiveJob(site, {}, employer)

  for (let turn = 0; turn < 4; turn++) {
    const { visitor, email } = await confirmed(site, await aCandidate(site))
    const keyOf = async (one: string) => {
      await employer.visitor.call(addByHand, { job: one, ...hand, email, anyway: true })
      const mail = (await site.settle()).find(({ to, text }) => to === email && text.includes('/claim-application/'))
      return /claim-application\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    }
    const keys = [await keyOf(job), await keyOf(other), await keyOf(third)]
    assert.equal(new Set(keys).size, 3)
    const asked = [
      ...keys.slice(0, 2).map((key) => visitor.ask(claim, { key })),
      visitor.ask(apply, { job: third, name: 'Samir', lang: 'en' }, ownCv),
    ]
    const answers = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    assert.ok(Math.max(...answers) < 500, answers.join(', '))
    const { rows } = await site.pool.query('select from applications where email = $1 and candidate_id is not null', [
      email,
    ])
    assert.equal(rows.length, 3)
  }
})

test('a number that a household shares gives one person the application of another, or keeps its owner out', async () => {
  const phone = `+97150${String(Date.now()).slice(-7)}`
  const { employer, job } = await aLiveJob(site)
  const { job: other } = await aLiveJob(site, {}, employer)
  const guest = (to: string) =>
    new Visitor(site).call(apply, { job: to, ...own, email: `${crypto.randomUUID()}@example.com`, phone }, ownCv)
  const { data } = await employer.visitor.call(addByHand, { job, ...hand, phone, anyway: true })
  const theirs = [await guest(job), await guest(other)].map(({ data }) => data.application)
  const person = await aCandidate(site)
  const proved = { phone, phone_verified_at: site.world.now() }
  await site.world.db.updateTable('users').set(proved).where('id', '=', person.id).execute()
  const sent = await person.visitor.call(apply, { job, ...own }, ownCv)
  assert.deepEqual(sent.data, { application: data.application, again: false })
  const taken = 'select from applications where id = any($1) and candidate_id is not null'
  assert.equal((await site.pool.query(taken, [theirs])).rowCount, 0)
})

test('what somebody sends is written onto an application that ended while they sent it', async () => {
  const { visitor, job, application, standing } = await anAdded({ cv })
  const team = await site.pool.connect()
  await team.query('begin')
  await team.query("update applications set stage = 'withdrawn', held = null, moved_at = now() where id = $1", [
    application,
  ])
  const sending = visitor.ask(apply, { job, ...own }, ownCv)
  // it waits for the row by then, or has not come so far: either way it finds what became of it
  await new Promise((done) => setTimeout(done, 300))
  await team.query('commit')
  team.release()
  assert.equal((await sending).json().code, 'withdrawn_before')
  assert.deepEqual((await standing()).slice(1), ['', 'withdrawn', 'cv.pdf'])
})

test('whoever is turned down, and was not told yet, learns of it when they apply', async () => {
  const { visitor, job, application } = await anAdded({ cv })
  const held = JSON.stringify({ stage: 'in_review', reason: null, moved_at: new Date().toISOString() })
  await site.pool.query("update applications set stage = 'rejected', held = $2 where id = $1", [application, held])
  const sent = await visitor.call(apply, { job, ...own }, ownCv)
  assert.deepEqual(sent.data, { application, again: false })
})
