import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as lookups from './contract.ts'

test('suggestions begin as was written, at most ten, in the language of the page', async () => {
  const visitor = new Visitor(await aSite())
  const ask = async (term: string, language = 'en') =>
    (await visitor.call(lookups.suggestKeywords, { term }, { language })).data_name
  const engineers = await ask('engin')
  assert.equal(engineers.length, 10)
  assert.ok(engineers.every(({ text }) => /engin/i.test(text)))
  const accounts = await ask('accou')
  assert.match(accounts[0]?.text ?? '', /^Accou/)
  assert.deepEqual(await ask('  NURSE  '), await ask('nurse'))
  assert.equal(new Set(engineers.map(({ id }) => id)).size, 10)
})

test('slips and other spellings are forgiven in every language', async () => {
  const visitor = new Visitor(await aSite())
  const first = async (term: string, language: string) =>
    (await visitor.call(lookups.suggestKeywords, { term }, { language })).data_name.map(({ text }) => text)
  const meant: [term: string, language: string, text: string][] = [
    ['acountant', 'en', 'Accountant'],
    ['electrican', 'en', 'Electrician'],
    ['محاسب', 'ar', 'محاسب'],
    ['محسب', 'ar', 'محاسب'],
    ['كهربايي', 'ar', 'كهربائي'],
    ['مهندس برمجبات', 'ar', 'مهندس برمجيات'],
    ['بايع', 'ar', 'بائع'],
    ['бухгатер', 'ru', 'Бухгалтер'],
    ['сварщк', 'ru', 'Сварщик'],
    ['comptabl', 'fr', 'Comptable'],
    ['infirmere', 'fr', 'Infirmier'],
    ['ingenieur logiciel', 'fr', 'Ingénieur / Ingénieure logiciel'],
  ]
  for (const [term, language, text] of meant) {
    const found = await first(term, language)
    assert.ok(
      found.some((one) => one.startsWith(text)),
      `${term} → ${found.join(', ')}`,
    )
  }
})

test('what is written in another language is found, and told as it was meant', async () => {
  const visitor = new Visitor(await aSite())
  const { data_name } = await visitor.call(lookups.suggestKeywords, { term: 'сварщик' }, { language: 'en' })
  assert.deepEqual({ text: data_name[0]?.text, match: data_name[0]?.match }, { text: 'Welder', match: 'Сварщик' })
})

test('nothing is made of nonsense, and all keywords come without a term', async () => {
  const visitor = new Visitor(await aSite())
  assert.deepEqual((await visitor.call(lookups.suggestKeywords, { term: 'qzxwvjk' })).data_name, [])
  assert.ok((await visitor.call(lookups.keywords, {})).data_name.length > 1_200)
  assert.equal((await visitor.call(lookups.keywords, { term: 'welder' })).data_name[0]?.text, 'Welder')
})

test('places come the largest first, a country before its own, and what is called just so before all', async () => {
  const visitor = new Visitor(await aSite())
  const first = async (q: string) => (await visitor.call(lookups.location, { q })).data[0]?.text
  assert.deepEqual(await Promise.all(['par', 'oman', 'mali', 'dub'].map(first)), [
    'Paris, France',
    'Oman',
    'Mali',
    'Dubai, United Arab Emirates',
  ])
})

test('odd questions are refused with the field named, and never break anything', async () => {
  const site = await aSite()
  const paths = [
    ['/autocomplete/keyword/%20', 422],
    [`/autocomplete/keyword/${'x'.repeat(90)}`, 422],
    ['/autocomplete/keyword/%00', 422],
    ['/autocomplete/keyword/%F0%9F%98%80', 200],
    ['/autocomplete/keyword/__proto__', 200],
    ['/autocomplete/keyword/%25%5C_', 200],
    ['/resources/skills/abc', 422],
    ['/resources/skills/99999999999999', 422],
    ['/resources/skills/1?of=planet', 422],
    ['/resources/position/1.5', 422],
    ['/resources/country/-5/city', 200],
    ['/resources/country/1e400/city', 422],
    ['/resources/industry?v=1&v=2', 422],
    [`/resources/industry?lang=${'x'.repeat(50)}`, 422],
    ['/resources/keyword?term[]=a', 200],
    ['/resources/location?data=%7B%22q%22%3A%5B1%5D%7D', 422],
    ['/resources/location?data=%7Bq', 400],
    ['/resources/location?data=%7B%22q%22%3A%22%D8%AF%D8%A8%D9%8A%22%7D', 200],
    ['/resources/country-info/0', 404],
    ['/resources/country-info/x', 422],
  ] as const
  for (const [path, status] of paths) {
    const answer = await site.app.inject({ url: `/api${path}` })
    assert.equal(answer.statusCode, status, `${path} ${answer.body.slice(0, 200)}`)
    if (status === 422) assert.ok(answer.json().errors[0].field, path)
  }
})
