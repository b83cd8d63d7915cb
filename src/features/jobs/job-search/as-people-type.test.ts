import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { searchJobs } from './contract.ts'

const site = await aSite()

test('words that were typed apart, as one or with a slip beside a minus are read, and a language is a condition', async () => {
  const read = async (q: string) => (await new Visitor(site).call(searchJobs, { q })).understood
  assert.equal((await read('electricianjobsindubai')).mended?.to, 'electrician jobs in dubai')
  assert.equal((await read('off shore rigger')).mended?.to, 'offshore rigger')
  assert.equal((await read('security gaurd -hotel')).mended?.to, 'security guard -hotel')
  const kinds = async (q: string) => (await read(q)).parts.map(({ kind, value }) => value ?? kind)
  assert.deepEqual(await kinds('call center arabic english'), ['occupation', 'speaks_ar', 'speaks_en'])
  assert.deepEqual(await kinds('nurse OR midwife'), ['occupation', 'occupation'])
  assert.deepEqual(await kinds('teacher english'), ['occupation'])
  assert.equal((await read('cleaner Paris 15')).rest, '')
  for (const suggested of ['ممرض مسجل / ممرضة مسجلة', 'Ingénieur / Ingénieure logiciel', 'Chef / Cheffe de projet'])
    assert.deepEqual(await kinds(suggested), ['occupation'], suggested)
  assert.deepEqual((await read('english speaking nurse')).parts[0]?.text, 'English', 'by its name, not as it was typed')
  assert.deepEqual(await kinds('ممرضة للنساء'), ['occupation', 'unused'], 'who is wanted is said to be no condition')
})

const typed = async (q: string, language: Language = 'en') =>
  (await new Visitor(site).call(searchJobs, { q }, { language })).understood
const told = async (q: string, language: Language = 'en') =>
  (await typed(q, language)).parts.map(({ kind, value, words }) => `${kind} ${value ?? words}`)

test('half a place behind work is the largest that begins so, though there is no such job, and a word of jobs is none', async () => {
  await theseJobs(site, [anEntry({ title: 'Crane operator' }, { city_id: 2 })])
  assert.equal((await typed('nurse in dub')).mended?.to, 'nurse Dubai')
  assert.equal((await typed('crane operator in dub')).mended?.to, 'crane operator Dubai')
  await theseJobs(site, [anEntry({ title: 'Crane operator dub' }, { city_id: 2 })])
  assert.equal((await typed('crane operator dub')).mended, null)
})

test('an apprentice is near to an intern and said so, a permanent contract is no full time, ГПХ is a contract', async () => {
  for (const [q, language, part] of [
    ['alternance', 'fr', 'type apprenticeship'],
    ["contrat d'apprentissage", 'fr', 'type apprenticeship'],
    ['apprenticeship', 'en', 'type apprenticeship'],
    ['CDI', 'fr', 'unused CDI'],
    ['permanent', 'en', 'unused permanent'],
    ['в штат', 'ru', 'unused в штат'],
    ['عقد دائم', 'ar', 'unused عقد دائم'],
    ['CDD', 'fr', 'type contract'],
    ['intérim', 'fr', 'type temporary'],
    ['гпх', 'ru', 'type civil_contract'],
    ['по договору', 'ru', 'type civil_contract'],
    ['temps plein', 'fr', 'type full_time'],
  ] as const)
    assert.deepEqual(await told(q, language), [part], q)
  const [intern] = await theseJobs(site, [
    anEntry({ title: 'Comptable stagiaire', language: 'fr' }, { employment_types: ['internship'] }),
  ])
  const { data } = await new Visitor(site).call(searchJobs, { q: 'comptable alternance' }, { language: 'fr' })
  assert.equal(data[0]?.id, intern)
})

test('what is said twice beside each other is one condition, and to begin at once is none', async () => {
  assert.deepEqual(await told('fresher no experience'), ['fact no_experience'])
  assert.deepEqual(await told('débutant sans expérience', 'fr'), ['fact no_experience'])
  for (const [q, language] of [
    ['nurse start at once', 'en'],
    ['nurse available immediately', 'en'],
    ['infirmière disponible immédiatement', 'fr'],
    ['медсестра выход сразу', 'ru'],
    ['ممرضة متاحة فورا', 'ar'],
  ] as const) {
    const { parts, rest } = await typed(q, language)
    assert.deepEqual([parts.map(({ kind }) => kind), rest], [['occupation'], ''], q)
  }
})
