import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { searchJobs } from './contract.ts'

const site = await aSite()
const read = async (q: string, language: Language = 'en') =>
  (await new Visitor(site).call(searchJobs, { q }, { language })).understood

const misspelt: [typed: string, language: Language, meant: string][] = [
  ['accountent', 'en', 'accountant'],
  ['accountent dubai', 'en', 'accountant dubai'],
  ['electrican', 'en', 'electrician'],
  ['plumer', 'en', 'plumber'],
  ['security gard qatar', 'en', 'security guard qatar'],
  ['enginer', 'en', 'engineer'],
  ['recepcionist', 'en', 'receptionist'],
  ['HVAC techncian', 'en', 'HVAC technician'],
  ['graphic desinger', 'en', 'graphic designer'],
  ['desinger', 'en', 'designer'],
  ['sales manger', 'en', 'sales manager'],
  ['hotel manger dubai', 'en', 'hotel manager dubai'],
  ['cashier in ajmann', 'en', 'cashier in ajman'],
  ['nurse in quatar', 'en', 'nurse in qatar'],
  ['plombie', 'fr', 'plombier'],
  ['comtable', 'fr', 'comptable'],
  ['cuisnier', 'fr', 'cuisinier'],
  ['медсетра', 'ru', 'медсестра'],
  ['бухалтер', 'ru', 'бухгалтер'],
  ['инжинер', 'ru', 'инженер'],
  ['محسب', 'ar', 'محاسب'],
  ['مهنس', 'ar', 'مهندس'],
]

test('a word a slip away from work is that work, though adverts have its stem', async () => {
  const body = 'Accounts, plumes, gardes, engines. Plombs et comtes.'
  await theseJobs(site, [
    anEntry({ title: 'Key account lead', body }),
    anEntry({ title: 'Chargé', body, language: 'fr' }),
  ])
  for (const [typed, language, meant] of misspelt) assert.equal((await read(typed, language)).mended?.to, meant, typed)
})

test('a word of the reader’s own language, and one of a phrase of another, are what was typed', async () => {
  for (const [typed, language] of [
    ['manger', 'fr'],
    ['salle à manger', 'en'],
    ['работа на севере', 'ru'],
    ['работа на юге', 'ru'],
  ] as const)
    assert.equal((await read(typed, language)).mended, null, typed)
})
