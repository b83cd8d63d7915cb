import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { multipart } from '#tests/world/multipart.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { answerConsent } from './consent-contract.ts'
import * as contract from './contract.ts'

const site = await aSite()
const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
const base = '/api/import-candidate'
let people = 0
const reach = () => ({ name: 'Rana Saleh', email: `fixed${++people}@example.com` })
type Team = Awaited<ReturnType<typeof anEmployer>>

/** As a client of the fixed calls sends it: `data` beside the files, or the one field of a form. */
async function send(team: Team, call: string, data: object, as: 'multipart' | 'form', files = {}) {
  const form = { payload: `data=${encodeURIComponent(JSON.stringify(data))}`, headers: urlencoded }
  const body = as === 'form' ? form : multipart(data, files)
  const { cookies } = team.visitor
  return site.app.inject({
    ...{ method: 'POST', url: `${base}/${call}`, payload: body.payload },
    headers: {
      ...body.headers,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    },
  })
}
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

test('each write takes its data as a form and as multipart, with a file where one belongs', async () => {
  const employer = await anEmployer(site)
  for (const [call, as, files, status] of [
    ['register-candidate', 'multipart', { file: cv }, 201],
    ['register-candidate', 'multipart', {}, 422],
    ['register-candidate', 'form', {}, 422],
    ['register-candidate-other', 'multipart', {}, 201],
    ['register-candidate-other', 'form', {}, 201],
    ['save-candidate', 'form', {}, 201],
    ['save-candidate', 'multipart', {}, 201],
  ] as const) {
    const answer = await send(employer, call, reach(), as, files)
    assert.equal(answer.statusCode, status, `${call} as ${as}: ${answer.body}`)
  }
  const { id } = (await send(employer, 'save-candidate', reach(), 'form')).json().data
  for (const [call, as, files, status] of [
    ['update-candidate', 'multipart', {}, 200],
    ['update-candidate', 'form', {}, 200],
    ['update-candidate-latest', 'multipart', { file: cv }, 200],
    ['update-candidate-latest', 'form', {}, 422],
  ] as const) {
    const answer = await send(employer, call, { id, note: 'Written' }, as, files)
    assert.equal(answer.statusCode, status, `${call} as ${as}: ${answer.body}`)
  }
})

test('each wrong field is named, on every write, and nothing is written', async () => {
  const employer = await anEmployer(site)
  const { id } = (await send(employer, 'save-candidate', reach(), 'form')).json().data
  const wrong: [string, unknown, string][] = [
    ['name', 'x', 'too_short'],
    ['name', 'a'.repeat(121), 'too_long'],
    ['name', 'Win at www.evil.example/x', 'links'],
    ['name', 7, 'wrong'],
    ['email', 'no address', 'email'],
    ['email', { a: 1 }, 'wrong'],
    ['phone', '12', 'phone'],
    ['country_id', 99_999, 'country_unknown'],
    ['country_id', 9_007_199_254_740_991, 'country_unknown'],
    ['city_id', 2_147_483_647, 'wrong'],
    ['position_ids', [999_999], 'wrong'],
    ['position_ids', 'all', 'wrong'],
    ['language', 'xx', 'wrong'],
    ['salary_currency', 'ABC', 'not_in_list'],
    ['salary_currency', 'aed', 'not_in_list'],
    ['salary_period', 'week', 'wrong'],
    ['notice_days', 366, 'too_big'],
    ['available_on', '0001-01-01', 'years'],
    ['available_on', '9999-12-31', 'years'],
    ['available_on', '2026-02-30', 'wrong'],
    ['tags', Array.from({ length: 11 }, (_, at) => `tag ${at}`), 'too_big'],
    ['note', 'n'.repeat(2001), 'too_long'],
    ['source', 'table', 'wrong'],
  ]
  const otherwise: string[] = []
  for (const [field, value, code] of wrong)
    for (const [call, more] of [
      ['save-candidate', reach()],
      ['register-candidate-other', reach()],
      ['update-candidate', { id }],
    ] as const) {
      const answer = await send(employer, call, { ...more, [field]: value }, 'form')
      const [error] = answer.json().errors ?? []
      const told = `${answer.statusCode} ${error?.field.split('.')[0]} ${error?.code}`
      if (told !== `422 ${field} ${code}`)
        otherwise.push(`${call} ${field} ${JSON.stringify(value).slice(0, 40)}: ${told}`)
    }
  assert.deepEqual(otherwise, [])
  assert.equal((await employer.visitor.call(contract.listImported, {})).total, 1)
})

test('a field nobody knows is told, and so is an id that is none', async () => {
  const employer = await anEmployer(site)
  const extra = await send(employer, 'save-candidate', { ...reach(), state: 'consented' }, 'form')
  const { data } = extra.statusCode === 201 ? extra.json() : { data: null }
  assert.ok(!data || data.state === 'draft', extra.body)
  for (const [id, status] of [
    [newId(), 404],
    ['1', 422],
    [undefined, 422],
  ] as const)
    assert.equal((await send(employer, 'update-candidate', { id, note: 'x' }, 'form')).statusCode, status)
  for (const broken of ['{"name":', '[1]', '"text"']) {
    const answer = await site.app.inject({
      ...{ method: 'POST', url: `${base}/save-candidate`, payload: `data=${encodeURIComponent(broken)}` },
      headers: {
        ...urlencoded,
        cookie: [...employer.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': employer.visitor.cookies.get('XSRF-TOKEN') ?? '',
      },
    })
    assert.equal(answer.statusCode, 400, answer.body)
  }
})

test('whoever said no is not brought along by the way of another record either', async () => {
  const employer = await anEmployer(site)
  const said = reach()
  const { id: first } = (await send(employer, 'save-candidate', said, 'form')).json().data
  await employer.visitor.call(contract.inviteImported, { ids: [first], purpose: 'Jobs by the sea' })
  const mails = (await site.settle()).filter(({ to }) => to === said.email)
  const key = /\/import-consent\/([\w-]+)/.exec(mails.at(0)?.text ?? '')?.[1] ?? ''
  await new Visitor(site).call(answerConsent, { key, answer: 'refuse' })
  const { id } = (await send(employer, 'save-candidate', reach(), 'form')).json().data
  const answer = await send(employer, 'update-candidate', { id, email: said.email }, 'form')
  assert.deepEqual([answer.statusCode, answer.json().code], [409, 'import_refused'])
})
