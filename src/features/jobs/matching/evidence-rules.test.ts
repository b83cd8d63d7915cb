import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evidenceOf } from './evidence-rules.ts'
import type { Match } from './match-contract.ts'

const a = (kind: Match['kind'], result: Match['result']) => ({ kind, result })

test('of what a job asks for the one thing that is missing is shown, wherever it stands', () => {
  const skills = [a('skill', 'met'), a('skill', 'met'), a('skill', 'met'), a('skill', 'met')]
  const licence = a('licence', 'not_met')
  assert.deepEqual(evidenceOf([...skills, licence, a('place', 'not_met')], 3), [skills[0], skills[1], licence])
  const unknown = [a('language', 'unknown'), a('degree', 'unknown'), a('licence', 'unknown')]
  assert.deepEqual(evidenceOf([...unknown, skills[0] ?? licence], 3), [unknown[0], unknown[1], skills[0]])
  assert.deepEqual(evidenceOf(unknown, 3), unknown)
  assert.deepEqual(evidenceOf(skills, 3), skills.slice(0, 3))
})
