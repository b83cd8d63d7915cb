import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Language } from '#platform/shared/languages.ts'
import { aPersonWithCv, findPeople, work } from '#tests/world/cv-people.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs } from '../contract.ts'

const site = await aSite()
const { visitor } = await anEmployer(site)
const read = async (q: string, language: Language = 'en') => {
  const { parts } = await visitor.call(searchCvs, { q }, { language })
  return parts.map(({ kind, words }) => `${kind}: ${words}`)
}

test('a word for a level beside work is so many years of it, before or behind, and a part of no name that says no more', async () => {
  for (const [q, language, parts] of [
    ['مهندس مدني خبير', 'ar', ['work: مهندس مدني', 'level: خبير']],
    ['سائق متمرس', 'ar', ['work: سائق', 'level: متمرس']],
    ['محاسب أول', 'ar', ['work: محاسب أول']],
    ['محاسب مبتدئ', 'ar', ['work: محاسب', 'level: مبتدئ']],
    ['محاسب بدون خبرة', 'ar', ['work: محاسب', 'level: بدون خبرة']],
    ['senior civil engineer', 'en', ['level: senior', 'work: civil engineer']],
    ['senior accountant', 'en', ['work: senior accountant']],
    ['опытный инженер', 'ru', ['level: опытный', 'work: инженер']],
    ['ingénieur civil confirmé', 'fr', ['work: ingénieur civil', 'level: confirmé']],
  ] as const)
    assert.deepEqual(await read(q, language), parts, q)
  const since = (year: number) => ({
    ...work('Glazier', 'Nile Glass', 'Thistledown'),
    start: `${year}-01`,
    end: 'present' as const,
  })
  const now = new Date().getFullYear()
  const fresh = await aPersonWithCv(site, { headline: 'Glazier', experience: [since(now - 1)] })
  const old = await aPersonWithCv(site, { headline: 'Glazier', experience: [since(now - 9)] })
  assert.deepEqual(await findPeople(visitor, 'thistledown experienced glazier'), [old.id])
  assert.deepEqual(await findPeople(visitor, 'thistledown glazier without experience'), [fresh.id])
})

test('a product that a hyphen joins to work is a condition beside it, and each of them can be dropped', async () => {
  assert.deepEqual(await read('C#-разработчик', 'ru'), ['skill: C#', 'work: разработчик'])
  assert.deepEqual(await read('Java-developer'), ['skill: Java', 'work: developer'])
  assert.deepEqual(await read('IT-рекрутер', 'ru'), ['work: IT-рекрутер'])
  const { parts } = await visitor.call(searchCvs, { q: 'C#-разработчик Казань' }, { language: 'ru' })
  assert.deepEqual(
    parts.map(({ without }) => without),
    ['разработчик Казань', 'C# Казань', 'C#-разработчик'],
  )
})

test('what air conditioning shares its word with is none', async () => {
  await aPersonWithCv(site, {
    headline: 'معلم',
    summary: 'Larkspurrow',
    language: 'ar',
    skills: [{ name: 'تكييف المواد', level: '' }],
  })
  const fitter = await aPersonWithCv(site, {
    headline: 'عامل',
    summary: 'Larkspurrow',
    language: 'ar',
    skills: [{ name: 'تركيب مكيفات', level: '' }],
  })
  assert.deepEqual(await findPeople(visitor, 'larkspurrow HVAC technician', { any_line: true }), [fitter.id])
})

test('age, women or men, and what is offered are no words to look for, and are told', async () => {
  for (const [q, language, unused] of [
    ['accountant under 35', 'en', 'under 35'],
    ['бухгалтер до 35 лет', 'ru', 'до 35 лет'],
    ['comptable moins de 40 ans', 'fr', 'moins de 40 ans'],
    ['محاسب اقل من ٣٠ سنة', 'ar', 'اقل من ٣٠ سنة'],
    ['accountant female', 'en', 'female'],
    ['محاسب للنساء', 'ar', 'للنساء'],
    ['бухгалтер с проживанием', 'ru', 'с проживанием'],
  ] as const) {
    const [work = ''] = q.split(' ')
    assert.deepEqual(await read(q, language), [`work: ${work}`, `unused: ${unused}`], q)
  }
  assert.deepEqual(await read('accountant 35 years'), ['work: accountant', 'years: 35 years'])
})

test('who is from a land is so before who speaks its language, and what only sounds like work is words', async () => {
  assert.deepEqual(await read('filipino accountant'), ['nationality: filipino', 'work: accountant'])
  assert.deepEqual(await read('filipino'), ['language: filipino'])
  assert.deepEqual(await read('accountant driving license'), ['work: accountant', 'words: driving license'])
})

test('a circle is drawn around the city that the words name', async () => {
  const country = { residence_country_id: countryId('AE') }
  const inSharjah = await aPersonWithCv(
    site,
    { headline: 'Glazier', summary: 'Coldharbour' },
    { ...country, residence_city_id: 3 },
  )
  assert.deepEqual(await findPeople(visitor, 'coldharbour glazier Dubai'), [])
  assert.deepEqual(await findPeople(visitor, 'coldharbour glazier Dubai', { radius: 50 }), [inSharjah.id])
  const { parts } = await visitor.call(searchCvs, { q: 'glazier Dubai' })
  assert.equal(parts.find(({ kind }) => kind === 'place')?.value, '1')
})
