import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { suggestTerms } from '../contract.ts'

const site = await aSite()
const { visitor } = await anEmployer(site)
const suggested = async (q: string, language: Language = 'en') =>
  (await visitor.call(suggestTerms, { q }, { language })).items.map(({ text }) => text)

test('the end of a query is completed to occupations, skills and places, with all that stands before it', async () => {
  for (const [q, language, text] of [
    ['accoun', 'en', 'Accountant'],
    ['nurse dub', 'en', 'nurse Dubai'],
    ['nurse AND (dub', 'en', 'nurse AND (Dubai'],
    ['driver, rigg', 'en', 'driver, Rigger'],
    ['"project man', 'en', '"Project manager"'],
    ['accountant -autoc', 'en', 'accountant -AutoCAD'],
    ['водитель ИЛИ бухг', 'ru', 'водитель ИЛИ Бухгалтер'],
    ['водитель моск', 'en', 'водитель Москва'],
    ['محاسب دب', 'ar', 'محاسب دبي'],
    ['comptable OU audit', 'en', 'comptable OU Auditor'],
  ] as const)
    assert.ok((await suggested(q, language)).includes(text), `${q}: ${await suggested(q, language)}`)
})

test('behind whole words a place comes first, and nothing is suggested for what begins nothing', async () => {
  assert.equal((await suggested('nurse dub'))[0], 'nurse Dubai')
  assert.deepEqual(await suggested('xqzzt'), [])
  assert.deepEqual(await suggested('nurse AND '), [])
  assert.deepEqual(await suggested(''), [])
})
