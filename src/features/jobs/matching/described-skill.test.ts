import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stemsOf } from '#features/jobs/job-search/stems.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aSite } from '#tests/world/site.ts'
import { asksOf } from './asks-of.ts'
import { withDescription } from './described-skill.ts'
import { matchOf } from './match-of.ts'
import { knownOf } from './match-with.ts'
import { skillNames } from './skill-names.ts'

const { world } = await aSite()
const ctx = backgroundContext(world)
const silent = { experience: null, degree_ids: [], languages: [], licences: [], skills: [], home: null, wishes: [] }
const { rows } = await readKept(ctx)
const skills = rows.get('skill') ?? []

const job = {
  ...{ experience: null, position_id: null, degree_id: null, languages: [], licences: [], workplace: 'on_site' },
  ...{ country_id: 1, city_id: null, more_city_ids: [], applicant_country_ids: [] },
} as const

type Cv = { language: 'en' | 'ar' | 'ru' | 'fr'; skills?: string[]; title?: string; degree?: string; did?: string[] }

async function told(must: string[], { language, skills = [], title = '', degree = '', did = [] }: Cv) {
  const content = CvContent.parse({
    ...{ name: 'Somebody', language, headline: title, skills: skills.map((name) => ({ name })) },
    experience: [{ title, company: 'Palm', description: did.join('\n') }],
    education: [{ degree, institution: 'Palm' }],
  })
  const asks = await asksOf(ctx, { ...job, skills_must: must } as Parameters<typeof asksOf>[1])
  const known = await knownOf(ctx, [asks], content, silent)
  return matchOf({ ...asks, place: null, answers: [] }, known).map(({ result, shown }) => [result, shown?.text ?? null])
}

test('a must-have in words of its own is partly shown by a known skill in it, in any language, or by half of its words', async () => {
  assert.deepEqual(
    await told(['Planned preventive maintenance (PPM)'], { language: 'ar', skills: ['الصيانة الوقائية'] }),
    [['unknown', 'الصيانة الوقائية']],
  )
  const chillers = 'Centrifugal and screw chiller maintenance (York / Trane / Carrier)'
  assert.deepEqual(await told([chillers], { language: 'en', skills: ['York and Trane screw chillers'] }), [
    ['unknown', 'York and Trane screw chillers'],
  ])
  assert.deepEqual(await told([chillers], { language: 'en', skills: ['Maintenance of screw pumps'] }), [
    ['not_met', null],
  ])
  assert.deepEqual(await told([chillers], { language: 'en', skills: [chillers] }), [['met', chillers]])
})

test('of lines that show a part the one that names a known skill is shown, wherever it stands', async () => {
  const asked = 'Freight forwarding by road across the whole Gulf'
  const did = ['Moved goods by road across the Gulf']
  assert.deepEqual(await told([asked], { language: 'en', title: 'Clerk', did }), [['unknown', did[0]]])
  assert.deepEqual(await told([asked], { language: 'en', title: 'Clerk', did, skills: ['Freight forwarding'] }), [
    ['unknown', 'Freight forwarding'],
  ])
})

test('a soft skill is not met by what a degree is called, nor whole by a sentence; one that is studied is', async () => {
  const studied = (degree: string) => ({ language: 'en' as const, degree })
  assert.deepEqual(await told(['Communication'], studied('Diploma in Communication')), [['not_met', null]])
  const did = ['Workshop paper on emergent communication protocols']
  assert.deepEqual(await told(['Communication'], { ...studied('Diploma in Communication'), did }), [
    ['unknown', did[0]],
  ])
  assert.deepEqual(await told(['Communication'], { language: 'en', did, skills: ['Communication'] }), [
    ['met', 'Communication'],
  ])
  const [met] = await told(['Project management'], studied('Diploma in Project management'))
  assert.equal(met?.[0], 'met')
})

test('a skill that a list knows, and a single word, are shown whole or not at all', async () => {
  for (const [must, said] of [
    ['Microsoft Excel', 'Microsoft Azure'],
    ['Wound care', 'Palliative care'],
    ['Docker', 'Kubernetes'],
  ] as const)
    assert.deepEqual(await told([must], { language: 'en', skills: [said] }), [['not_met', null]], must)
  assert.equal(withDescription(skillNames('Wound care', skills), skills).described, undefined)
})

test('a single word of what is asked for is a part of it, and none where somebody or something is called so', async () => {
  for (const [language, must, title, degree, word] of [
    ['en', 'Logistics planning', 'Logistics officer', 'Diploma, Logistics', 'logistics'],
    ['fr', 'Planification logistique', 'Agent logistique', 'Licence, Logistique', 'logistique'],
    ['ru', 'Планирование логистики', 'Специалист, логистика', 'Логистика', 'логистика'],
  ] as const) {
    assert.deepEqual(await told([must], { language, title, degree }), [['not_met', null]], must)
    assert.deepEqual(await told([must], { language, title, skills: [word] }), [['unknown', word]], must)
  }
  const planned = ['Booked freight', 'Planned incoming and outgoing shipments']
  const cv = { language: 'en', title: 'Logistics planning officer', did: planned } as const
  assert.deepEqual(await told(['Logistics planning'], { ...cv, did: [...cv.did] }), [['met', planned[1]]])
  // a name of a product is the whole of it
  assert.deepEqual(await told(['CRM systems'], { language: 'en', skills: ['CRM'] }), [['met', 'CRM']])
})

test('what a sentence says in other words shows a skill; what a list holds side by side does not', async () => {
  for (const [language, must, did] of [
    ['en', 'Inventory counting', 'Counted stock and cleared up differences'],
    ['en', 'إدارة الفرق', 'Led the team on the warehouse floor'],
    ['ar', 'Team management', 'قيادة الفريق في أرض المستودع'],
    ['fr', 'Team management', 'Encadrement de l’équipe en entrepôt'],
    ['en', 'Data analysis', 'Analysed the data of three plants'],
  ] as const)
    assert.deepEqual(await told([must], { language, did: [did] }), [['met', did]], must)
  assert.deepEqual(await told(['Team management'], { language: 'en', skills: ['Quality management', 'Team spirit'] }), [
    ['not_met', null],
  ])
})

test('words of adverts that tell of no skill show none', async () => {
  const said = { language: 'fr', skills: ['Bonne connaissance du travail en équipe'] } as const
  assert.deepEqual(await told(['Bonne connaissance de la coupe'], { ...said, skills: [...said.skills] }), [
    ['not_met', null],
  ])
  assert.ok((await stemsOf(ctx.read, ['coupe'])).get('coupe'))
})

test('a common word is found in others of its stem, in any language', async () => {
  for (const [must, said] of [
    ['REST API', 'Research integrated into a cloud service'],
    ['Docker', 'Contained the fire'],
    ['Diesel generators', 'Generated leads'],
    ['Nappy changing', 'Changed the process'],
  ] as const)
    assert.deepEqual(await told([must], { language: 'en', did: [said] }), [['not_met', null]], must)
  assert.deepEqual(await told(['Docker'], { language: 'en', did: ['Ran it in a container'] }), [
    ['met', 'Ran it in a container'],
  ])
})
