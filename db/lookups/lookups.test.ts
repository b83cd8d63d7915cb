import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { countriesIn } from '#features/site/lookups/countries.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { languages } from '#platform/shared/languages.ts'
import placeNames from './place-names.json' with { type: 'json' }
import { lists, readFamilies, readLookups } from './read-lookups.ts'

const { entries, cities } = await readLookups()
const everything = [...lists.map((list) => ({ list, rows: entries[list] })), { list: 'cities', rows: cities }]

/** Names that are written in Latin letters in every language: products, programs, standards. */
const isBrand = (row: Record<string, unknown>) => row.ar === row.en

for (const { list, rows } of everything) {
  test(`${list}: four texts each, neat`, () => {
    for (const row of rows)
      for (const language of languages) {
        const text = row[language]
        assert.ok(text, `${list} ${row.id} has no ${language}`)
        assert.equal(text, text.trim().replace(/[^\S\u00A0]+/g, ' '), `${list} ${row.id} ${language}`)
        assert.doesNotMatch(text, /[{}<>_]|'/, `${list} ${row.id} ${language}`)
        assert.equal(text, text.normalize('NFC'))
      }
  })

  test(`${list}: each text in its script`, () => {
    for (const row of rows) {
      assert.doesNotMatch(row.en, /[^\p{Script=Latin}\p{Script=Common}]/u, row.en)
      assert.doesNotMatch(row.fr, /[^\p{Script=Latin}\p{Script=Common}]/u, row.fr)
      assert.doesNotMatch(row.ar, /\p{Script=Cyrillic}/u, row.ar)
      assert.doesNotMatch(row.ru, /\p{Script=Arabic}/u, row.ru)
      if (isBrand(row)) continue
      assert.match(row.ar, /\p{Script=Arabic}/u, row.en)
      assert.match(row.ru, /\p{Script=Cyrillic}/u, row.en)
    }
  })

  test(`${list}: ids are unique and positive, no two entries read alike`, () => {
    assert.equal(new Set(rows.map((row) => row.id)).size, rows.length)
    assert.ok(rows.every((row) => Number.isInteger(row.id) && row.id > 0))
    for (const language of languages) {
      const seen = new Map<string, number>()
      for (const row of rows) {
        const key = 'country' in row ? `${row.country} ${row[language]}` : row[language]
        assert.ok(!seen.has(key), `${list} ${row.id} and ${seen.get(key)}: ${key}`)
        seen.set(key, row.id)
      }
    }
  })
}

test('codes are unique in their list, parents are industries', () => {
  const industries = new Set(entries.industry.map((industry) => industry.id))
  for (const list of lists) {
    const codes = entries[list].flatMap((entry) => entry.code ?? [])
    assert.equal(new Set(codes).size, codes.length, list)
    for (const { parent } of entries[list]) if (parent) assert.ok(industries.has(parent), `${list} ${parent}`)
  }
  assert.ok(entries.position.every((position) => position.parent))
})

test('lists are long enough to choose from', () => {
  assert.ok(cities.length >= 170)
  assert.ok(entries.position.length >= 120)
  assert.ok(entries.skill.length >= 200)
  const experience = entries['experience-range'].map((entry) => entry.code)
  assert.deepEqual(experience, ['0|1', '1|3', '3|5', '5|10', '10|+'])
})

test('a reason to say no has an inner and a public wording', () => {
  const codes = (list: 'reject-reason' | 'reject-reason-public') => entries[list].map(({ id, code }) => ({ id, code }))
  assert.deepEqual(codes('reject-reason'), codes('reject-reason-public'))
})

test('cities lie where their country lies', () => {
  const boxes: Record<string, [south: number, north: number, west: number, east: number]> = {
    AE: [22.6, 26.1, 51.5, 56.4],
    SA: [16.3, 32.2, 34.5, 55.7],
    QA: [24.4, 26.2, 50.7, 51.7],
    KW: [28.5, 30.1, 46.5, 48.5],
    BH: [25.7, 26.4, 50.3, 50.8],
    OM: [16.6, 26.5, 52, 59.9],
    EG: [22, 31.7, 24.7, 36.9],
    DZ: [18.9, 37.2, -8.7, 12],
    MA: [27.6, 36, -13.2, -1],
    TN: [30.2, 37.6, 7.5, 11.6],
    FR: [41.3, 51.1, -5.2, 9.6],
    RU: [41.1, 78, 19.6, 180],
  }
  for (const city of cities) {
    const [south, north, west, east] = boxes[city.country] ?? [-55, 79, -180, 180]
    assert.ok(city.lat > south && city.lat < north, `${city.en} ${city.lat}`)
    assert.ok(city.lon > west && city.lon < east, `${city.en} ${city.lon}`)
    // the smallest capitals are villages
    assert.ok(city.people >= 1 && city.people <= 40_000_000, `${city.en} ${city.people}`)
  }
})

test('no place over 100,000 people of the region is missing, nor any capital', async () => {
  const wanted: [country: string, name: string, lat: number, lon: number][] = JSON.parse(
    await readFile(path.join(import.meta.dirname, 'places-that-must-be.json'), 'utf8'),
  )
  assert.ok(wanted.length > 740)
  const near = 0.25 // degrees: suburbs count with their city
  const missing = wanted.filter(
    ([country, , lat, lon]) =>
      !cities.some(
        (city) => city.country === country && Math.abs(city.lat - lat) < near && Math.abs(city.lon - lon) < near * 1.6,
      ),
  )
  assert.deepEqual(missing, [])
})

test('ids that were given once still mean the same', () => {
  const nameOf = (id: number) => cities.find((city) => city.id === id)?.en
  assert.deepEqual([1, 27, 140, 244].map(nameOf), ['Dubai', 'Doha', 'Paris', 'Davao'])
  const entry = (list: 'industry' | 'position' | 'skill', id: number) => entries[list].find((one) => one.id === id)?.en
  assert.equal(entry('industry', 21), 'International and non-profit organisations')
  assert.equal(entry('position', 178), 'Fundraising officer')
  assert.equal(entry('skill', 291), 'Community outreach')
})

test('every country has a nationality, with the forms for men and women', () => {
  const codes = countriesIn('en').map(({ code }) => code)
  const missing = codes.filter((code) => !entries.nationality.some((one) => one.code === code))
  assert.deepEqual(missing, [])
  for (const { id, code, ar, ru } of entries.nationality) {
    assert.equal(id, countryId(code as string))
    if (ar.includes(' / ')) assert.match(ar, /ة(?: \(|$)|ة \S+$/, ar)
    if (ru.includes(' / ')) assert.match(ru, /ая(?: \(|$)/, ru)
  }
})

test('families link positions and skills that exist, and every position has one', async () => {
  const families = await readFamilies()
  const ids = (list: 'position' | 'skill') => new Set(entries[list].map(({ id }) => id))
  const [positions, skills] = [ids('position'), ids('skill')]
  for (const { family, positions: asked, skills: given } of families) {
    assert.ok(asked.length > 0 && given.length > 4, family)
    assert.ok(asked.every((id) => positions.has(id)) && given.every((id) => skills.has(id)), family)
  }
  const covered = new Set(families.flatMap((family) => family.positions))
  assert.deepEqual(
    [...positions].filter((id) => !covered.has(id)),
    [],
  )
})

test('a city that everybody has heard of is in the list', () => {
  for (const [code, names] of Object.entries(placeNames.known))
    for (const name of names)
      assert.ok(
        cities.some(({ country, en }) => country === code && en === name),
        `${code} ${name}`,
      )
})
