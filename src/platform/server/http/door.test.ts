import assert from 'node:assert/strict'
import { test } from 'node:test'
import { myPages } from '#features/companies/pages/contract.ts'
import { register, setLanguage } from '#features/people/accounts/contract.ts'
import { askResetByEmail } from '#features/people/passwords/contract.ts'
import { authenticate, logOut } from '#features/people/sign-in/contract.ts'
import { countries } from '#features/site/lookups/contract.ts'
import { aCandidate, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'

test('a call signed by a cookie must echo the XSRF value; one with a bearer token need not', async () => {
  const site = await aSite()
  const { visitor, token } = await aCandidate(site)
  await visitor.refused('xsrf', setLanguage, { lang: 'fr' }, { headers: { 'x-xsrf-token': '' } })
  await visitor.refused('xsrf', setLanguage, { lang: 'fr' }, { headers: { 'x-xsrf-token': 'guessed' } })
  await visitor.call(setLanguage, { lang: 'fr' })
  const program = new Visitor(site)
  await program.call(setLanguage, { lang: 'fr' }, { headers: { authorization: `Bearer ${token}` } })
  await program.refused(
    'xsrf',
    authenticate,
    { email: 'a', password: 'b' },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  )
})

test('problems are told in the language of the request, with the field named', async () => {
  const site = await aSite()
  const wrong = {
    account_type: 'candidate' as const,
    name: '',
    email: 'no',
    password: 'x',
    country_id: 5,
    lang: 'ar' as const,
  }
  const problem = await new Visitor(site).refused('invalid', register, wrong, { language: 'ar' })
  assert.equal(problem.status, 422)
  assert.match(problem.title, /\p{Script=Arabic}/u)
  assert.deepEqual(problem.errors?.map(({ field, code }) => `${field} ${code}`).sort(), [
    'email email',
    'name required',
  ])
  assert.match(problem.errors?.[0]?.message ?? '', /\p{Script=Arabic}/u)
})

test('a hundred wrong fields are told, not a hundred thousand', async () => {
  const many = Array.from({ length: 5_000 }, () => '\0')
  const input = { email: 'a@example.com', password: 'b', many }
  const problem = await new Visitor(await aSite()).refused('invalid', authenticate, input)
  assert.equal(problem.errors?.length, 100)
})

test('an unsupported language falls back to English; the query wins over the header', async () => {
  const site = await aSite()
  const ask = async (url: string, accept: string) =>
    (await site.app.inject({ url, headers: { 'accept-language': accept } }))
      .json()
      .data_name.find(({ code }: { code: string }) => code === 'EG').text
  assert.equal(await ask('/api/resources/country', 'de'), 'Egypt')
  assert.equal(await ask('/api/resources/country', 'de, ru;q=0.5'), 'Египет')
  assert.equal(await ask('/api/resources/country?lang=fr', 'ru'), 'Égypte')
  assert.equal(await ask('/api/resources/country?lang=xx', 'ru'), 'Egypt')
})

test('who may not is told so: no session, and a session that is over', async () => {
  const site = await aSite()
  await new Visitor(site).refused('no_session', myPages, {})
  const { visitor, token } = await aCandidate(site)
  await visitor.call(logOut, {})
  // the device is known again, and that opens nothing
  const left = [...visitor.cookies.keys()].filter((name) => name !== 'lang' && name !== 'device')
  assert.deepEqual(left, [])
  await new Visitor(site).refused('no_session', myPages, {}, { headers: { authorization: `Bearer ${token}` } })
})

test('bad bodies are refused without a trace of the inside', async () => {
  const site = await aSite()
  const post = (payload: string | Buffer, type: string) =>
    site.app.inject({ method: 'POST', url: '/api/authenticate', payload, headers: { 'content-type': type } })
  const cases: [string | Buffer, string, number][] = [
    ['{"email":', 'application/json', 400],
    ['data=%7B', 'application/x-www-form-urlencoded', 400],
    ['[]', 'application/json', 400],
    ['hello', 'text/csv', 415],
    ['hello', 'text/plain', 415],
    [
      '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"email":"a@example.com","password":"y"}\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      401,
    ],
    [JSON.stringify({ email: ['a'], password: { a: 1 } }), 'application/json', 422],
    [JSON.stringify({ email: 'x'.repeat(3_000_000), password: 'y' }), 'application/json', 413],
    [JSON.stringify({ email: 'nul\u0000@example.com', password: 'Correct-Horse-7' }), 'application/json', 422],
  ]
  for (const [payload, type, status] of cases) {
    const answer = await post(payload, type)
    assert.equal(answer.statusCode, status, `${String(payload).slice(0, 40)} ${answer.body.slice(0, 200)}`)
    assert.match(String(answer.headers['content-type']), /problem\+json/)
    assert.doesNotMatch(answer.body, /at .*\.ts/)
  }
  assert.equal((await site.app.inject({ url: '/api/nothing' })).statusCode, 404)
  const unreadable = await site.app.inject({ url: '/api/jobs/%zz' })
  assert.deepEqual([unreadable.statusCode, unreadable.json().code], [400, 'malformed'])
})

test('too many tries are told to wait, in seconds', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const visitor = new Visitor(site)
  for (let number = 0; number < 10; number++)
    await visitor.call(askResetByEmail, { email: `nobody${number}@example.com` })
  const answer = await visitor.ask(askResetByEmail, { email: 'nobody@example.com' })
  assert.equal(answer.statusCode, 429)
  assert.ok(Number(answer.headers['retry-after']) > 0)
  await visitor.call(countries, {})
})

test('a form field data works as JSON does', async () => {
  const site = await aSite()
  const { email } = await aCandidate(site)
  const payload = new URLSearchParams({ data: JSON.stringify({ email, password }) }).toString()
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(Object.keys(answer.json()).sort(), ['display', 'redirect', 'success', 'token', 'user_token'])
})
