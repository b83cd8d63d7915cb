import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCv } from '#features/cvs/cvs/contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aReadCv, cvLines, saveCvOf } from '#tests/world/cv.ts'
import { aCandidate, aLiveJob, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply } from '../contract.ts'
import { previewMatch, showMatch, showSentLines } from '../match-contract.ts'

const asks = {
  skills_must: ['SAP EWM', 'Welding'],
  experience: '1|3',
  position_id: 115,
  languages: ['ar'],
  skills_nice: ['Excel', 'Sewing'],
  questions: [{ kind: 'yes_no' as const, text: 'Do you work nights?', knock_out: 'yes' }],
}

test('the team sees what the CV said when it went out, with its line; later changes of the CV are not the page’s', async () => {
  const site = await aSite()
  const { employer, job, questions } = await aLiveJob(site, asks)
  const person = await aReadCv(site)
  const preview = async () =>
    (await person.visitor.call(previewMatch, { job, cv: person.cv })).data.matches.map(({ result }) => result)
  assert.deepEqual(await preview(), ['met', 'not_met', 'met', 'unknown'])
  const answers = { [questions[0]?.id ?? '']: 'yes' }
  const { data } = await person.visitor.call(apply, { job, name: person.name, lang: 'en', cv: person.cv, answers })
  await saveCvOf(person, { skills: [{ name: 'Welding', years: null }] })
  const { data: told } = await employer.visitor.call(showMatch, data)
  assert.equal(told.state, 'read')
  assert.deepEqual(
    told.matches.map(({ asked, result, shown }) => [asked, result, shown?.text ?? null]),
    [
      ['SAP EWM', 'met', 'SAP EWM, Excel, Forklift'],
      ['Welding', 'not_met', null],
      ['1–3 years', 'met', 'Warehouse lead, Dune Logistics · \u20662020-03 – 2023-05\u2069'],
      ['Arabic', 'unknown', null],
      ['Do you work nights?', 'met', 'yes'],
    ],
  )
  assert.deepEqual(
    told.nice.map(({ asked, result, shown }) => [asked, result, shown?.text ?? null]),
    [
      ['Excel', 'met', 'SAP EWM, Excel, Forklift'],
      ['Sewing', 'not_met', null],
    ],
  )
  const [sap] = told.matches
  assert.deepEqual(
    sap?.shown?.marks.map(([from, to]) => sap.shown?.text.slice(from, to)),
    ['SAP EWM'],
  )
  assert.deepEqual(await preview(), ['not_met', 'met', 'met', 'unknown'])
})

test('a file nobody has read is read for the team; one without a word is told as unreadable', async () => {
  const site = await aSite()
  const { employer, job, questions } = await aLiveJob(site, asks)
  const answers = { [questions[0]?.id ?? '']: 'yes' }
  const send = async (visitor: Visitor, email: string, cv: { name: string; bytes: Uint8Array }) =>
    (await visitor.call(apply, { job, name: 'Guest', email, lang: 'en', answers }, { files: { cv } })).data
  const guest = await send(new Visitor(site), 'g@example.com', { name: 'g.pdf', bytes: aPdf(cvLines) })
  const wordless = { name: 'n.txt', bytes: Buffer.from('12 34\n56 78\n') }
  const silent = await send(new Visitor(site), 's@example.com', wordless)
  const [candidate, other] = [await aCandidate(site), await aCandidate(site)]
  const oneWord = { name: 'scan.txt', bytes: Buffer.from('Background\n') }
  const { data: scanned } = await other.visitor.call(addCv, {}, { files: { file: oneWord } })
  const own = { job, name: other.name, lang: 'en' as const, cv: scanned.id, answers }
  const { data: nearlySilent } = await other.visitor.call(apply, own)
  const known = await send(candidate.visitor, candidate.email, { name: 'c.pdf', bytes: aPdf(cvLines) })
  const stateOf = async ({ application }: { application: string }) => {
    const { data } = await employer.visitor.call(showMatch, { application })
    return [data.state, data.matches[0]?.result]
  }
  assert.deepEqual(await stateOf(guest), ['waiting', 'unknown'])
  await site.settle()
  assert.deepEqual(await stateOf(guest), ['read', 'met'])
  assert.deepEqual(await stateOf(known), ['read', 'met'])
  assert.deepEqual(await stateOf(silent), ['unreadable', 'unknown'])
  // a word or a name is nothing to compare: nobody reads that a skill was not found
  assert.deepEqual(await stateOf(nearlySilent), ['unreadable', 'unknown'])
  const { data: before } = await other.visitor.call(previewMatch, { job, cv: scanned.id })
  assert.deepEqual([before.state, before.matches[0]?.result], ['unreadable', 'unknown'])
})

test('while nobody may know who it is, no line tells it', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, {
    skills_must: ['Forklift', 'Stock control'],
    skills_nice: ['Driving a forklift'],
  })
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  const lines = [
    'Zenobia Quartermaine',
    'zenobia.q@example.com',
    '+971 50 123 4599',
    'SUMMARY',
    'Zenobia drives a forklift, zenobia.q@example.com',
    'SKILLS',
    'Stock control',
  ]
  const sent = { job, name: 'Zenobia Quartermaine', email: 'zenobia.q@example.com', lang: 'en' as const }
  const files = { cv: { name: 'cv.pdf', bytes: aPdf(lines) } }
  const { data } = await new Visitor(site).call(apply, sent, { files })
  await site.settle()
  const { body } = await employer.visitor.ask(showMatch, data)
  assert.match(body, /forklift/i)
  assert.doesNotMatch(body, /zenobia|quartermaine|123 4599/i)
  const { data: told } = await employer.visitor.call(showMatch, data)
  assert.deepEqual(
    told.matches.slice(0, 2).map(({ result }) => result),
    ['met', 'met'],
  )
})

test('a match is for the team that reaches the job, and a preview for whoever the CV belongs to', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { skills_must: ['Forklift'] })
  const person = await aReadCv(site)
  const { data } = await person.visitor.call(apply, { job, name: person.name, lang: 'en', cv: person.cv })
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showMatch, data)
  await person.visitor.refused('not_allowed', showMatch, data)
  const manager = await aColleague(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_found', showMatch, data)
  const other = await aCandidate(site)
  await other.visitor.refused('not_found', previewMatch, { job, cv: person.cv })
  await new Visitor(site).refused('no_session', previewMatch, { job })
  await other.visitor.refused('not_found', previewMatch, { job: person.cv })
})

test('the whole CV is read line by line with what meets the job marked; of whoever is hidden no line', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { skills_must: ['Forklift', 'Welding'] })
  const person = await aReadCv(site)
  const { data } = await person.visitor.call(apply, { job, name: person.name, lang: 'en', cv: person.cv })
  const { data: shown } = await employer.visitor.call(showSentLines, data)
  const marked = shown.lines.filter(({ met }) => met.length > 0)
  assert.deepEqual(
    marked.map(({ text, met, marks }) => [met, marks.map(([from, to]) => text.slice(from, to))]),
    [[['Forklift'], ['Forklift']]],
  )
  assert.ok(shown.lines.some(({ text }) => text.startsWith('Warehouse lead')))
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  assert.deepEqual((await employer.visitor.call(showSentLines, data)).data.lines, [])
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showSentLines, data)
})

test('of several jobs that count together for years of work each is marked, and no other', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { experience: '3|5', position_id: 115, skills_must: [] })
  const person = await aReadCv(site)
  const worked = (title: string, start: string, end: string) => ({ title, company: 'Dune', start, end })
  await saveCvOf(person, {
    experience: [
      worked('Warehouse supervisor', '2022-01', 'present'),
      worked('Cashier', '2020-01', '2021-12'),
      worked('Warehouse supervisor', '2018-01', '2019-12'),
      worked('Warehouse supervisor', '2016-01', '2017-12'),
    ].map((one) => ({ ...one, location: '', description: '' })),
  })
  const { data } = await person.visitor.call(apply, { job, name: person.name, lang: 'en', cv: person.cv })
  const { lines } = (await employer.visitor.call(showSentLines, data)).data
  const entries = lines.filter(({ section, kind }) => section === 'experience' && kind === 'entry')
  assert.deepEqual(
    entries.map(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to) === text)),
    [[true], [], [true], [true]],
  )
})
