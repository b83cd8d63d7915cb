import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { likeWork } from './title-words.ts'

const meanings = await meaningsOf((await aSite()).world)
const like = (title: string, language: Language) =>
  likeWork(title, language, meanings).map((id) => meanings.positions.get(id)?.en ?? '?')

test('a title that no list has is like the work whose names share most of what it says', () => {
  assert.deepEqual(like('Escalator modernisation specialist', 'en'), ['Lift technician'])
  assert.deepEqual(like('Хранитель нумизматического фонда музея', 'ru'), ['Museum curator'])
  assert.deepEqual(like('أخصائي تركيب أطراف صناعية للأطفال', 'ar'), ['Prosthetist and orthotist'])
  // a title may be English wherever it stands
  assert.deepEqual(like('Escalator modernisation specialist', 'ar'), ['Lift technician'])
})

test('it is like nothing by words alone that may stand in any work', () => {
  for (const [title, language] of [
    ['Senior Manager', 'en'],
    ['Ведущий специалист', 'ru'],
    ['منسق', 'ar'],
    ['Agent polyvalent confirmé', 'fr'],
  ] as const)
    assert.deepEqual(like(title, language), [], title)
})

test('a title that names work is like other work only where it is clearly more like that', () => {
  assert.deepEqual(like('Chief accountant', 'en'), [])
  assert.deepEqual(like('Medical representative', 'en'), [])
  assert.deepEqual(like('Embedded C++ Developer', 'en'), ['Embedded software engineer'])
})

test('a title that is like no name is told by its words one by one: who writes in Flutter writes apps', () => {
  assert.deepEqual(like('Senior Flutter/Dart Product Engineer', 'en'), ['Mobile developer'])
  assert.deepEqual(like('Ведущий эксперт направления Flutter', 'ru'), ['Mobile developer'])
  // words of one root are one
  assert.deepEqual(like('Échafaudiste', 'fr'), ['Scaffolder'])
  assert.deepEqual(like('Лифтёрщик', 'ru'), ['Lift technician'])
})

test('words of much work, taken one by one, tell of none', () => {
  for (const title of ['Head of everything', 'Team operations coordinator of everything', 'Senior manager of many'])
    assert.deepEqual(like(title, 'en'), [], title)
})
