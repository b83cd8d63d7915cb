import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import type { Level } from './level-rules.ts'
import { levelOf } from './levels.ts'
import { meaningsOf } from './meanings.ts'

const meanings = await meaningsOf((await aSite()).world)

const titles: Record<Level, string[]> = {
  learner: [
    'Marketing Intern',
    'متدربة قانونية',
    'Ученик сварщика',
    'ALTERNANCE - Boucher F/H',
    'Assistante RH (stage)',
  ],
  junior: ['Junior Analyst', 'مطور ويب مبتدئ', 'Младший разработчик', 'Développeur débutant'],
  plain: [
    'Accountant',
    'Teaching Assistant – Key Stage 2',
    'Executive Assistant to the CEO',
    'مدير مشروع',
    'Chef de produit',
    'Account manager',
    'مدير وسائل التواصل الاجتماعي',
    'مديرة سوشيال ميديا',
    'مدير تطوير أعمال',
  ],
  senior: ['Senior Java Developer', 'محاسب أول', 'Ведущий инженер', 'Главный специалист', 'Comptable confirmé'],
  supervisor: [
    'Warehouse Supervisor',
    'مشرف مبيعات',
    'Бригадир',
    'Chef d’équipe maçonnerie',
    'Заместитель главного бухгалтера',
    'مساعد مدير معرض',
  ],
  manager: [
    'Head of Marketing',
    'Sales manager',
    'مدير مبيعات',
    'مديرة فرع',
    'Начальник склада',
    'Responsable marketing',
    'Главный бухгалтер',
    'Deputy Director of Sales',
  ],
  director: ['Marketing Director', 'مدير عام', 'Коммерческий директор', 'Directrice commerciale'],
}

test('a title says its level, in any language and for women and men', () => {
  for (const [level, all] of Object.entries(titles))
    for (const title of all) assert.equal(levelOf(title, meanings), level, title)
})

test('work that leads says no level by a title of its own', () => {
  assert.equal(levelOf('Conducteur de travaux', meanings), null)
})
