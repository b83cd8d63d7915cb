import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { readWording } from './wording.ts'

const wording = readWording(path.resolve(import.meta.dirname, '../../..'))
const team = 'features/companies/team/ui/team-screen'
const login = 'features/people/sign-in/ui/login-screen'

const wordsFor = (screen: string, part: 'first' | 'more' | 'own') => {
  const found = wording.jsonFor('ru', { screen: `${screen}.tsx`, part })
  return found && (JSON.parse(found.json) as Record<string, unknown>)
}

test('a first screen brings the words of the frame and its own, and not those of others', () => {
  const words = wordsFor(team, 'first') ?? {}
  const all = JSON.parse(wording.json('ru'))
  const frame = words.frame as Record<string, unknown>
  assert.deepEqual(frame.places, all.frame.places)
  assert.ok(!('settings' in frame))
  const { title, lead } = (words.pages as { team: Record<string, unknown> }).team
  assert.deepEqual([title, lead], [all.pages.team.title, all.pages.team.lead])
  for (const other of ['pipeline', 'cvBuilder', 'salaries', 'notices']) assert.ok(!(other in words), other)
})

test('the next screen brings only what is new', () => {
  const words = wordsFor(team, 'more') ?? {}
  assert.ok('pages' in words)
  assert.ok(!('places' in ((words.frame ?? {}) as object)))
})

test('a form in a document has the words of its parts', () => {
  const words = wordsFor(login, 'own') ?? {}
  for (const name of ['signIn', 'secondFactor', 'passkeys', 'providers', 'ui']) assert.ok(name in words, name)
  assert.ok(!('pipeline' in words))
})

test('an address names its words by their hash, and what is no screen gets all of them', () => {
  const address = new URL(wording.address('ar', team, 'first'), 'http://localhost')
  const { screen = '', v } = Object.fromEntries(address.searchParams)
  assert.equal(v, wording.jsonFor('ar', { screen, part: 'first' })?.hash)
  assert.equal(wording.address('ar', 'root', 'first'), `/assets/lang/ar.json?v=${wording.hash('ar')}`)
  assert.equal(wording.jsonFor('ar', { screen: '../package.json', part: 'first' }), null)
})
