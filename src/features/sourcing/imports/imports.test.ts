import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { createPassword } from '#features/people/passwords/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aCandidate, anEmployer, confirmed, password, somebody, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { answerConsent, heldOfMe, showConsent, withdrawHeld } from './consent-contract.ts'
import * as contract from './contract.ts'

const site = await aSite()
const file = { name: 'cv.pdf', bytes: aPdf(cvLines) }
let people = 0
const reach = () => ({ name: 'Rana Saleh', email: `rana${++people}@example.com` })
type Team = Awaited<ReturnType<typeof anEmployer>>

const save = ({ visitor }: Team, over = {}) => visitor.call(contract.saveCandidate, { ...reach(), ...over })

async function invited(employer: Team, over = {}) {
  const { data } = await save(employer, over)
  await employer.visitor.call(contract.inviteImported, { ids: [data.id], purpose: 'Warehouse jobs with our clients' })
  const mails = await site.settle()
  const text = mails.filter(({ to }) => to === data.email).find((mail) => /import-consent/.test(mail.text))?.text ?? ''
  return { ...data, key: /\/import-consent\/([\w-]+)/.exec(text)?.[1] ?? '', text }
}

test('of somebody written down by hand all that is wrong is told at once', async () => {
  const employer = await anEmployer(site)
  const { errors } = await employer.visitor.refused('invalid', contract.saveCandidate, {
    email: 'x@dune.company',
    phone: '+97112345',
  })
  assert.deepEqual(
    errors?.map(({ field, code }) => `${field} ${code}`),
    ['name required', 'email email_ending', 'phone phone'],
  )
})

test('a CV is read, what is written wins over it, and a newer CV does not take it back', async () => {
  const employer = await anEmployer(site)
  const { data } = await employer.visitor.call(
    contract.registerCandidate,
    { headline: 'Night lead', email: 'written@example.com', tags: ['Nights'] },
    { files: { file } },
  )
  assert.deepEqual(
    [data.state, data.source, data.headline, data.email],
    ['draft', 'cv', 'Night lead', 'written@example.com'],
  )
  assert.ok(data.name.length > 2)
  const cv = data.cv
  assert.ok(cv)
  assert.equal((await employer.visitor.ask(readFile, { id: cv.id, name: cv.name })).statusCode, 200)
  const newer = { name: 'newer.pdf', bytes: aPdf([...cvLines, 'SKILLS', 'Crane operation']) }
  const { data: after } = await employer.visitor.call(
    contract.updateCandidateLatest,
    { id: data.id, version: data.version },
    { files: { file: newer } },
  )
  assert.deepEqual([after.headline, after.email, after.cv?.name], ['Night lead', 'written@example.com', 'newer.pdf'])
  const { data: shown } = await employer.visitor.call(contract.showImported, { id: data.id })
  assert.deepEqual(
    shown.versions.map(({ name }) => name),
    ['cv.pdf'],
  )
  assert.ok(shown.lines.length > 0)
  assert.equal((await employer.visitor.ask(readFile, { id: cv.id, name: cv.name })).statusCode, 200)
  await employer.visitor.refused('changed_meanwhile', contract.updateCandidate, { id: data.id, version: 1, note: 'x' })
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', contract.showImported, { id: data.id })
  await stranger.visitor.refused('not_found', contract.updateCandidate, { id: data.id, note: 'mine' })
  await stranger.visitor.refused('not_found', contract.removeImported, { id: data.id })
  assert.notEqual((await stranger.visitor.ask(readFile, { id: cv.id, name: cv.name })).statusCode, 200)
})

test('the same address or number again tells the first, also when both come at once; another company has its own', async () => {
  const [employer, other] = [await anEmployer(site), await anEmployer(site)]
  const person = { name: 'Twin', email: 'Twin@Example.com', phone: '+971501112233' }
  const { data } = await employer.visitor.call(contract.saveCandidate, person)
  for (const over of [
    { email: 'twin@example.com' },
    { email: 'else@example.com' },
    { email: '', phone: '+971 50 111 2233' },
  ]) {
    const answer = await employer.visitor.ask(contract.registerCandidateOther, { ...person, ...over })
    assert.deepEqual([answer.statusCode, answer.json().code, answer.json().id], [409, 'already_imported', data.id])
  }
  assert.equal((await other.visitor.call(contract.saveCandidate, person)).data.state, 'draft')
  const race = { name: 'Race', email: 'race@example.com' }
  const answers = await Promise.all([1, 2, 3].map(() => employer.visitor.ask(contract.saveCandidate, race)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 409, 409])
  const { data: second } = await save(employer)
  const taken = { id: second.id, email: person.email }
  assert.equal((await employer.visitor.ask(contract.updateCandidate, taken)).json().id, data.id)
  await employer.visitor.refused('invalid', contract.saveCandidate, { name: 'No contact' })
  await employer.visitor.refused('file_missing', contract.registerCandidate, reach())
  await employer.visitor.refused('invalid', contract.saveCandidate, { ...reach(), position_ids: [999999] })
  await employer.visitor.refused('invalid', contract.saveCandidate, { ...reach(), salary: 5000 })
})

test('found by name in any spelling, position and state; positions are listed; both ways to let go', async () => {
  const employer = await anEmployer(site)
  const positions = (await employer.visitor.call(contract.jobPositions, {})).data_name
  const position = positions[0]?.id ?? 0
  await save(employer, { name: 'سارة القحطاني', position_ids: [position] })
  const { data: other } = await save(employer, { name: 'José Núñez', headline: 'Storekeeper' })
  const list = async (asked = {}) =>
    (await employer.visitor.call(contract.listImported, asked)).data.map(({ name }) => name)
  assert.deepEqual(await list({ q: 'ساره' }), ['سارة القحطاني'])
  assert.deepEqual(await list({ q: 'nunez STORE' }), ['José Núñez'])
  assert.deepEqual(await list({ position }), ['سارة القحطاني'])
  assert.deepEqual(await list({ status: 'invited' }), [])
  assert.deepEqual(await list({ q: '%' }), [])
  await employer.visitor.call(contract.removeImported, { id: other.id })
  await employer.visitor.refused('import_state', contract.removeImportedShort, { id: other.id })
  const { data } = await employer.visitor.call(contract.showImported, { id: other.id })
  assert.deepEqual([data.state, data.name, data.email, data.lines, data.cv], ['withdrawn', '', null, [], null])
  // who was let go may come again
  assert.equal(
    (await employer.visitor.call(contract.saveCandidate, { name: 'José', email: other.email ?? '' })).data.state,
    'draft',
  )
})

test('the user’s own credential is enough; whoever may not import is refused', async () => {
  const employer = await anEmployer(site)
  const { token } = await employer.visitor.call(authenticate, { email: employer.email, password })
  const bare = new Visitor(site)
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/import-candidate/save-candidate',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `data=${encodeURIComponent(JSON.stringify(reach()))}`,
  })
  assert.equal(answer.statusCode, 201)
  for (const role of ['hiring_manager', 'interviewer', 'analyst', 'billing', 'content_editor'] as const) {
    const { visitor } = await teammate(site, employer.page.id, role)
    await visitor.refused('not_allowed', contract.listImported, {})
    await visitor.refused('not_allowed', contract.saveCandidate, reach())
    await visitor.refused('not_allowed', contract.inviteImported, { ids: [newId()], purpose: 'Jobs' })
  }
  const candidate = await aCandidate(site)
  await candidate.visitor.refused('not_allowed', contract.listImported, {})
  const alone = await somebody(site, 'agency')
  await alone.visitor.refused('not_allowed', contract.saveCandidate, reach())
  await bare.refused('no_session', contract.listImported, {})
})

test('asked by mail, the person reads what is held and agrees, once', async () => {
  const employer = await anEmployer(site)
  const person = await invited(employer, { note: 'Very punctual', headline: 'Storekeeper' })
  const guest = new Visitor(site)
  const { data } = await guest.call(showConsent, { key: person.key })
  assert.deepEqual([data.note, data.headline, data.company.slug], ['Very punctual', 'Storekeeper', employer.page.slug])
  assert.equal(data.purpose, 'Warehouse jobs with our clients')
  const again = await employer.visitor.call(contract.inviteImported, { ids: [person.id], purpose: 'Once more' })
  assert.equal(again.data[0]?.refused, 'import_asked_lately')
  assert.equal((await guest.call(answerConsent, { key: person.key, answer: 'agree' })).data.state, 'consented')
  await guest.refused('link_expired', answerConsent, { key: person.key, answer: 'refuse' })
})

test('a no forgets everything, and the same company does not ask again for half a year', async () => {
  const own = await anEmployer(site)
  const person = await invited(own)
  await new Visitor(site).call(answerConsent, { key: person.key, answer: 'refuse' })
  const { data } = await own.visitor.call(contract.showImported, { id: person.id })
  assert.deepEqual([data.state, data.name, data.email], ['refused', '', null])
  await own.visitor.refused('import_refused', contract.saveCandidate, { name: 'Again', email: person.email ?? '' })
  const { rows } = await site.pool.query('select * from imported_candidates where id = $1', [person.id])
  assert.ok(!JSON.stringify(rows).includes(person.email ?? 'nothing'))
  const other = await anEmployer(site)
  assert.equal(
    (await other.visitor.call(contract.saveCandidate, { name: 'Again', email: person.email ?? '' })).data.state,
    'draft',
  )
})

test('taken over with a password of one’s own: an account with the CV, and what the company wrote is read', async () => {
  const employer = await anEmployer(site)
  const { data } = await employer.visitor.call(
    contract.registerCandidate,
    { name: 'Claire Mer', email: 'claire.mer@example.com', note: 'Asked for Mondays' },
    { files: { file } },
  )
  await employer.visitor.call(contract.inviteImported, { ids: [data.id], purpose: 'Jobs by the sea' })
  const mails = (await site.settle()).filter(({ to }) => to === data.email)
  const key = /\/import-consent\/([\w-]+)/.exec(mails.at(0)?.text ?? '')?.[1] ?? ''
  const person = new Visitor(site)
  const { data: told } = await person.call(answerConsent, { key, answer: 'claim' })
  assert.equal(told.state, 'claimed')
  const hash = new URLSearchParams(told.next?.split('?')[1]).get('key') ?? ''
  await person.call(createPassword, { hash, password })
  await person.call(authenticate, { email: 'claire.mer@example.com', password })
  const { data: cvs } = await person.call(listCvs, {})
  assert.equal(cvs[0]?.name, 'cv.pdf')
  const { data: held } = await person.call(heldOfMe, {})
  assert.deepEqual([held[0]?.note, held[0]?.state], ['Asked for Mondays', 'claimed'])
  await employer.visitor.refused('import_state', contract.updateCandidate, { id: data.id, name: 'Somebody else' })
  const nosy = await aCandidate(site)
  await nosy.visitor.refused('not_found', withdrawHeld, { id: data.id })
  await person.call(withdrawHeld, { id: data.id })
  assert.deepEqual((await person.call(heldOfMe, {})).data, [])
  // the CV stays the person's
  assert.equal((await person.call(listCvs, {})).data.length, 1)
})

test('whose address is an account’s signs in first; no company account takes somebody over', async () => {
  const employer = await anEmployer(site)
  const owner = await confirmed(site, await aCandidate(site))
  const person = await invited(employer, { email: owner.email })
  await new Visitor(site).refused('account_exists', answerConsent, { key: person.key, answer: 'claim' })
  const other = await aCandidate(site)
  await other.visitor.refused('account_exists', answerConsent, { key: person.key, answer: 'claim' })
  assert.equal((await owner.visitor.call(answerConsent, { key: person.key, answer: 'claim' })).data.next, null)
  assert.equal((await owner.visitor.call(heldOfMe, {})).data.length, 1)
  const second = await invited(employer)
  await employer.visitor.refused('not_allowed', answerConsent, { key: second.key, answer: 'claim' })
})

test('a claim and a removal at the same moment leave one of the two, and nothing half', async () => {
  const employer = await anEmployer(site)
  const person = await invited(employer)
  const [claimed, removed] = await Promise.all([
    new Visitor(site).ask(answerConsent, { key: person.key, answer: 'claim' }),
    employer.visitor.ask(contract.removeImported, { id: person.id }),
  ])
  const { rows } = await site.pool.query('select state, name from imported_candidates where id = $1', [person.id])
  assert.equal(removed.statusCode, 200)
  assert.ok([200, 404, 409].includes(claimed.statusCode), String(claimed.statusCode))
  assert.deepEqual(rows[0], { state: 'withdrawn', name: null })
})
