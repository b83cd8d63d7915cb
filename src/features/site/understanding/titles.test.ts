import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { occupationsIn } from './titles.ts'

const site = await aSite()
const meanings = await meaningsOf(site.world)
const namesOf = (ids: readonly number[]) => ids.map((id) => meanings.positions.get(id)?.en ?? '?').toSorted()
/** What a title is, and what stands inside or beside it. */
const read = (title: string, language: Language) => {
  const { is, inside } = occupationsIn(title, language, meanings)
  return { is: namesOf(is), inside: namesOf(inside) }
}
const is = (title: string, language: Language) => read(title, language).is

test('a name does not reach over a dash, a comma or a bar', () => {
  assert.deepEqual(is('Data Engineer - Azure', 'en'), ['Data engineer'])
  assert.deepEqual(is('Senior Software Engineer, Data Sync', 'en'), ['Software engineer'])
  assert.deepEqual(is('Business Development Manager - Facilities', 'en'), ['Business development manager'])
  // one in which nothing stands against it still does
  assert.deepEqual(is('Vendeur - Conseil', 'fr'), ['Shop assistant'])
})

test('what a title names after its head tells of whom or in what, unless it is joined or such work too', () => {
  assert.deepEqual(read('Администратор автомойки', 'ru'), { is: ['Receptionist'], inside: ['Car washer'] })
  assert.deepEqual(read('Assistante de direction bilingue anglais', 'fr'), {
    is: ['Executive assistant'],
    inside: ['English teacher'],
  })
  assert.deepEqual(is('Кочегар-сторож', 'ru'), ['Boiler operator', 'Security guard'])
  assert.deepEqual(is('Assistant administratif et commercial', 'fr'), ['Administrative assistant', 'Sales executive'])
  assert.deepEqual(is('موظف أمن وسلامة', 'ar'), ['HSE officer', 'Security guard'])
  assert.deepEqual(is('Cariste / magasinier', 'fr'), ['Forklift operator', 'Warehouse worker'])
})

test('who teaches a trade does not work in it', () => {
  assert.deepEqual(read('Formateur équipe commerciale H/F', 'fr'), {
    is: ['Corporate trainer'],
    inside: ['Sales executive'],
  })
})

test('fields of a title narrow each other, and a kind of worker that the trade does not know says nothing', () => {
  const purchasing = ['Buyer', 'Category manager', 'Procurement manager', 'Purchasing officer']
  assert.deepEqual(read('Consultant Achats IT', 'fr'), { is: [], inside: purchasing })
  assert.deepEqual(read('Assistant achats et approvisionnement (H/F)', 'fr').inside, purchasing)
  assert.deepEqual(is('Stage - Assistant.e Achat', 'fr'), ['Purchasing officer'])
})

test('a level in front of work, or within its name, is none', () => {
  assert.deepEqual(read('Ведущий системный администратор', 'ru'), { is: ['System administrator'], inside: [] })
  assert.deepEqual(is('Fraud Jr Analyst', 'en'), ['Anti-money laundering analyst'])
  assert.deepEqual(is('HR Senior Business Partner', 'en'), ['HR business partner'])
  assert.deepEqual(is('Ведущий новостей', 'ru'), ['News presenter'])
  assert.deepEqual(is('Ведущий специалист', 'ru'), [])
  assert.deepEqual(is('Principal', 'en'), ['School principal'])
})

test('words that only link may stand in a name or be left out', () => {
  for (const title of [
    'Gestionnaire des marchés publics',
    'Gestionnaire de marchés publics',
    'Gestionnaire marchés publics',
  ])
    assert.deepEqual(is(title, 'fr'), ['Contracts manager'], title)
})

test('forms for women and for men after a point or a hyphen', () => {
  assert.deepEqual(is('Chargé.e de communication digitale', 'fr'), ['Communications manager'])
  assert.deepEqual(is('Directeur.trice artistique', 'fr'), ['Art director'])
  assert.deepEqual(is('Infirmier-ère', 'fr'), is('Infirmier', 'fr'))
  assert.deepEqual(is('Assistant(e)s juridiques', 'fr'), ['Paralegal'])
})

test('titles of the public service, of apprentices and of offices that only long names have', () => {
  const titles: [string, Language, string[]][] = [
    ['APPRENTI(E) - Rédacteur en matière juridique et fiscal - équivalent attaché (cat. A)', 'fr', ['Legal counsel']],
    ["Agent d'état civil (h/f)", 'fr', ['Administrative officer']],
    ['Agent territorial spécialisé des écoles maternelles (ATSEM)', 'fr', ['Teaching assistant']],
    ['Manager en Stratégie Management et Organisation H/F', 'fr', ['Management consultant']],
    ['Responsable Prévention & Facteurs Humains dans les TP', 'fr', ['HSE manager']],
    ['Pilote activité maintenance GSMR (H/F)', 'fr', ['Maintenance engineer']],
    ['Cyber Security Analyst', 'en', ['Security operations analyst']],
    ['Менеджер пункта выдачи заказов', 'ru', ['Customer service representative']],
    ['كابتن صالة', 'ar', ['Restaurant supervisor']],
  ]
  for (const [title, language, names] of titles) assert.deepEqual(is(title, language), names, title)
})

test('titles of boards and CVs in words of their own', () => {
  const titles: [string, Language, string[]][] = [
    ['Chillers Chargehand, district cooling', 'en', ['Air conditioning technician']],
    ['Guest Happiness Ambassador', 'en', ['Guest relations officer']],
    ['Off-plan Property Consultant', 'en', ['Real estate agent']],
    ['Старший госналогинспектор отдела камеральных проверок', 'ru', ['Tax officer']],
    ['Начальник отдела ВЭД', 'ru', ['Export manager', 'Logistics manager']],
    ['Брокер по новостройкам', 'ru', ['Real estate agent']],
    ['مسيّر أشغال الطرق', 'ar', ['Site supervisor']],
    ['كاتب حفظ ملفات', 'ar', ['Administrative officer']],
    ['Collaboratrice paie en cabinet', 'fr', ['Payroll specialist']],
    ['Technicien groupe froid', 'fr', ['Air conditioning technician']],
  ]
  for (const [title, language, names] of titles) assert.deepEqual(is(title, language), names, title)
})
