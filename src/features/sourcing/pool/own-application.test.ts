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
    assert.deepEqual(await standing(), before)
    const mails = (await site.settle()).filter(({ to }) => to === email)
    assert.equal(mails.filter(({ subject }) => /already has your profile/.test(subject)).length, 1)
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
