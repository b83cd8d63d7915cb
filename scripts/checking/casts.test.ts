import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castsOf, listedIn } from './casts.ts'

const tables = `export interface Jobs {
  note: string;
  state: 'draft' | 'live';
  kind: Generated<'post' | 'edit' | null>;
}`

test('columns that hold one of some words are read off the tables', () => {
  assert.deepEqual([...listedIn(tables)], ['state', 'kind'])
})

test('a cast of such a column is found, however it is reached; constants, texts and left-out nulls are none', () => {
  const names = listedIn(tables)
  const found = (text: string) => castsOf(text, names).map(({ text }) => text)
  assert.deepEqual(found('f(row.state as JobState)'), ['row.state as JobState'])
  assert.deepEqual(found("g((row?.kind ?? 'post') as Kind)"), ["(row?.kind ?? 'post') as Kind"])
  assert.deepEqual(found('const { state } = row; h(state as JobState)'), ['state as JobState'])
  const none = "x(row.note as Note); y('post' as const); z(kind as NonNullable<typeof kind>)"
  assert.deepEqual(found(none), [])
})
