import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Level } from '#features/site/understanding/level-rules.ts'
import { standingOf } from './level-rules.ts'

const stands = (asked: Level | null, own: Level | null, { years = null as number | null, isOpen = false } = {}) =>
  standingOf({ level: asked, isOpen }, { level: own, years })

test('a step apart is told from more, either way', () => {
  assert.deepEqual([stands('plain', 'supervisor'), stands('plain', 'manager')], ['above', 'well_above'])
  assert.deepEqual([stands('director', 'manager'), stands('director', 'plain')], ['below', 'well_below'])
  assert.equal(stands('manager', 'manager'), 'same')
})

test('who is senior is told by years, and work that leads without saying so by nothing', () => {
  assert.deepEqual([stands('senior', 'plain'), stands('plain', 'senior')], ['same', 'same'])
  assert.deepEqual([stands(null, 'manager'), stands('director', null)], ['same', 'same'])
})

test('who has done the work for years does not begin to learn it; who has hardly, does', () => {
  assert.equal(stands('learner', 'plain', { years: 9 }), 'trained')
  assert.equal(stands('learner', 'manager'), 'trained')
  assert.deepEqual([stands('learner', 'plain', { years: 1 }), stands('learner', 'plain')], ['same', 'same'])
  assert.equal(stands('learner', 'learner', { years: 9 }), 'same')
})

test('who learns stands beside work that takes beginners, and not beside any other', () => {
  assert.equal(stands('plain', 'learner'), 'learning')
  assert.deepEqual([stands('plain', 'learner', { isOpen: true }), stands('junior', 'learner')], ['same', 'same'])
  assert.equal(stands('manager', 'learner', { isOpen: true }), 'learning')
})
