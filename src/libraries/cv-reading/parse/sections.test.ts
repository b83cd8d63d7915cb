import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionOf } from './sections.ts'

test('headings are known in four languages, alone, in pairs and with what stands beside them', () => {
  assert.equal(sectionOf('RELEVANT WORK EXPERIENCE'), 'experience')
  assert.equal(sectionOf('exp erience'), 'experience')
  assert.equal(sectionOf('Опыт работы — 8 лет 5 месяцев'), 'experience')
  assert.equal(sectionOf('Diplômes et formations'), 'education')
  assert.equal(sectionOf('المهارات التقنية:'), 'skills')
  assert.equal(sectionOf('Awards & Recognition'), 'other')
  assert.equal(sectionOf('3. Languages'), 'languages')
})

test('headings may say whose they are, or speak as one does', () => {
  assert.equal(sectionOf('مهاراتي'), 'skills')
  assert.equal(sectionOf('مسيرتي المهنية'), 'experience')
  assert.equal(sectionOf('دراستي'), 'education')
  assert.equal(sectionOf('لغاتي'), 'languages')
  assert.equal(sectionOf('ГДЕ РАБОТАЛ'), 'experience')
  assert.equal(sectionOf('Vie professionnelle'), 'experience')
  assert.equal(sectionOf('Schools attended'), 'education')
  assert.equal(sectionOf('== Языки =='), 'languages')
})

test('what is like a heading of another section is still itself', () => {
  assert.equal(sectionOf('PROFILE'), 'summary')
  assert.equal(sectionOf('Profil'), 'summary')
  assert.equal(sectionOf('Présentation'), 'summary')
  assert.equal(sectionOf('Profiles'), 'other')
})

test('one or several, in two scripts, with words around them, headings are the same', () => {
  assert.equal(sectionOf('EDUCATIONAL QUALIFICATION'), 'education')
  assert.equal(sectionOf('Computer Proficiency'), 'skills')
  assert.equal(sectionOf('Languages Known'), 'languages')
  assert.equal(sectionOf('الخبرة المهنية Work Experience'), 'experience')
  assert.equal(sectionOf('Навыки Skills'), 'skills')
  assert.equal(sectionOf('Python и Навыки'), null)
})

test('sentences and titles are no headings', () => {
  assert.equal(sectionOf('Experience shows that small teams work'), null)
  assert.equal(sectionOf('Software Engineer'), null)
  assert.equal(sectionOf(''), null)
})
