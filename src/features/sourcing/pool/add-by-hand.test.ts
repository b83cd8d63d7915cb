import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showMatch } from '#features/hiring/applications/match-contract.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import { setAnonymous, setStages, showPipeline } from '#features/hiring/pipeline/stage-contract.ts'
import { answerConsent } from '#features/sourcing/imports/consent-contract.ts'
import { inviteImported, saveCandidate } from '#features/sourcing/imports/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aLiveJob, anApplication, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { addByHand, bringFromPool } from './job-contract.ts'

const site = await aSite()
const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
let people = 0
const reach = () => ({ name: 'Huda Karim', email: `huda${++people}@example.com` })
const one = () => ({ ...reach(), came: 'referral' as const, agreed: true })

type Told = { code: string; application?: string | null; known?: { kind: string; href: string }[] }
/** What a refusal says besides its code. */
async function told({ visitor }: Awaited<ReturnType<typeof anEmployer>>, code: string, input: Takes<typeof addByHand>) {
  const problem: Told = (await visitor.ask(addByHand, input)).json()
  assert.equal(problem.code, code)
  return problem
}

async function aJob() {
  const { employer, job } = await aLiveJob(site)
  return { employer, job }
}

test('whoever is added by hand stands on the board with a CV that is read, and hears of it at once', async () => {
  const { employer, job } = await aJob()
  const person = { ...one(), language: 'fr' as const, words: 'Welcome, Huda' }
  const { data } = await employer.visitor.call(addByHand, { job, ...person }, { files: { cv } })
  const mails = await site.settle()
  const mail = mails.find(({ to }) => to === person.email)
  assert.match(mail?.text ?? '', /Welcome, Huda/)
  assert.match(mail?.text ?? '', /\/claim-application\//)
  assert.match(mail?.subject ?? '', /étudie votre profil/)
  const { data: shown } = await employer.visitor.call(board, { job })
  const [card] = shown.columns.find(({ id }) => id === 'submitted')?.cards ?? []
  assert.deepEqual(
    [card?.id, card?.name, card?.source, card?.has_cv],
    [data.application, 'Huda Karim', 'hand:referral', true],
  )
  assert.ok(card?.headline, 'what the CV says stands on the card')
  assert.equal(mails.filter(({ to }) => to === person.email).length, 1, 'no receipt of an application they never sent')
})

test('a later stage, or one of the team, takes them at once; an offer does not', async () => {
  const { employer, job } = await aJob()
  const names = { en: 'Phone call' }
  const stages = [{ phase: 'in_review' as const, names }]
  const { version } = (await employer.visitor.call(showPipeline, { job })).data
  await employer.visitor.call(setStages, { job, version, own: true, stages })
  const { data: before } = await employer.visitor.call(board, { job })
  const stage = before.columns.find((each) => each.names?.en === 'Phone call')?.id ?? ''
  const put = async (column: string) =>
    (await employer.visitor.call(addByHand, { job, ...one(), column })).data.application
  const [later, own] = [await put('shortlisted'), await put(stage)]
  await employer.visitor.refused('stage_unknown', addByHand, { job, ...one(), column: 'offered' })
  const { data } = await employer.visitor.call(board, { job })
  const columnOf = (id: string) => data.columns.find(({ cards }) => cards.some((card) => card.id === id))?.id
  assert.deepEqual([columnOf(later), columnOf(own)], ['shortlisted', stage])
  assert.equal(data.total, 2, 'nobody of whom something was refused')
})

test('of whoever was added without a CV it is not said that their CV could not be read', async () => {
  const { employer, job } = await aJob()
  const { data } = await employer.visitor.call(addByHand, { job, ...one() })
  assert.equal((await employer.visitor.call(showMatch, data)).data.state, 'none')
  await site.settle()
  const { rows } = await site.pool.query('select matched_at from applications where id = $1', [data.application])
  assert.ok(rows[0].matched_at, 'and they are compared once, not over and over')
})

test('what is missing is said at once, and nobody is added without their knowing', async () => {
  const { employer, job } = await aJob()
  const missing = async (given: object) => {
    const { errors } = await employer.visitor.refused('invalid', addByHand, { job, ...given } as never)
    return errors?.map(({ field, code }) => `${field} ${code}`)
  }
  const unreached = ['email one_contact', 'agreed required']
  assert.deepEqual(await missing({ name: 'Huda Karim', came: 'mail' }), unreached)
  const empty = { name: '', email: '', phone: '', came: '', agreed: false }
  assert.deepEqual(await missing(empty), ['name required', 'email one_contact', 'came required', 'agreed required'])
})

test('whoever is on the board is led to; whoever the company has elsewhere is named, and added when wanted', async () => {
  const { employer, job } = await aJob()
  const person = one()
  const { data } = await employer.visitor.call(addByHand, { job, ...person })
  const again = { job, ...person, email: person.email.toUpperCase(), anyway: true }
  assert.equal((await told(employer, 'already_applicant', again)).application, data.application)
  const { job: other } = await aLiveJob(site, {}, employer)
  const { known } = await told(employer, 'already_known', { job: other, ...person })
  assert.deepEqual(
    known?.map(({ kind, href }) => [kind, href]),
    [['application', `/page/jobs/${job}/board?applicant=${data.application}`]],
  )
  await employer.visitor.call(addByHand, { job: other, ...person, anyway: true })

  const saved = await employer.visitor.call(saveCandidate, reach())
  const imported = { job, ...one(), email: saved.data.email ?? '' }
  const written = await told(employer, 'already_known', imported)
  assert.deepEqual(
    written.known?.map(({ href }) => href),
    [`/page/candidates/${saved.data.id}`],
  )
})

test('where names are hidden an address tells whether its person is among the applicants', async () => {
  const { employer, job, application } = await anApplication(site)
  const { rows } = await site.pool.query('select email from applications where id = $1', [application])
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  for (const email of [rows[0].email, reach().email])
    for (const column of ['submitted', 'offered'])
      await employer.visitor.refused('names_hidden', addByHand, { job, ...one(), email, column, anyway: true })
})

test('who said no to being kept is not added by hand either', async () => {
  const { employer, job } = await aJob()
  const { data } = await employer.visitor.call(saveCandidate, reach())
  await employer.visitor.call(inviteImported, { ids: [data.id], purpose: 'Warehouse jobs' })
  const text = (await site.settle()).find(({ to }) => to === data.email)?.text ?? ''
  const key = /\/import-consent\/([\w-]+)/.exec(text)?.[1] ?? ''
  await new Visitor(site).call(answerConsent, { key, answer: 'refuse' })
  await employer.visitor.refused('import_refused', addByHand, { job, ...one(), email: data.email ?? '' })
})

test('a job of another company, or out of reach, takes nobody', async () => {
  const { employer, job } = await aJob()
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', addByHand, { job, ...one() })
  const manager = await teammate(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_allowed', addByHand, { job, ...one() })
})

test('of several who add one number at once, each with another address, one does', async () => {
  const { employer, job } = await aJob()
  const phone = '+971501234567'
  const asked = Array.from({ length: 4 }, () => employer.visitor.ask(addByHand, { job, ...one(), phone, anyway: true }))
  const answers = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  assert.deepEqual(answers.toSorted(), [201, 409, 409, 409])
})

test('a company that staff have stopped writes to nobody new this way either', async () => {
  const { employer, job } = await aJob()
  for (const state of ['suspended', 'withheld'] as const) {
    await site.world.db.updateTable('pages').set({ state }).where('id', '=', employer.page.id).execute()
    await employer.visitor.refused(`page_${state}`, addByHand, { job, ...one() })
  }
})

test('where names are hidden nobody is brought by name, be they there already or not', async () => {
  const { employer, job } = await anApplication(site)
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  const entries = [crypto.randomUUID()]
  const { data } = await employer.visitor.call(bringFromPool, { job, entries })
  assert.deepEqual(data, [{ entry: entries[0], application: null, refused: 'invite_instead' }])
})
