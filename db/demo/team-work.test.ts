import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDemo } from './make-demo.ts'
import { readMaterial } from './material.ts'

test('what somebody keeps is called in the language they read', async () => {
  const { users, saved_views } = makeDemo(await readMaterial(), new Date('2026-03-01T09:00:00Z'), 'a hash').rows
  const languageOf = new Map(users.map(({ id, language }) => [id, language]))
  const views = saved_views.filter(({ user_id }) => languageOf.get(user_id) === 'ru')
  assert.ok(views.length > 0)
  for (const { name } of views) assert.match(String(name), /^[а-яё ]+$/i)
})
