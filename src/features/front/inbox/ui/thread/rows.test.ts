import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Message } from '#features/talk/threads/message-contract.ts'
import type { Waiting } from '../write/outbox.ts'
import { type Aside, rowsOf } from './rows.ts'

const said = (seq: number, at: string, over: Partial<Message> = {}): Message => ({
  ...{ id: `m${seq}`, seq, client_id: null, author: 'a', name: 'Sara', side: 'candidate', mine: false, subject: '' },
  ...{ text: `${seq}`, at, read_at: null, read_by: 0, edited_at: null, unsent: false, change_until: null },
  ...{ reply_to: null, mentions: [], files: [], reactions: [], warnings: [], mail: null },
  ...over,
})
const written = (client_id: string, at: string): Waiting => ({
  ...{ client_id, at, text: client_id, user: 'me', thread: 't', reply_to: null, files: [], mentions: [] },
  ...{ seen: null, state: 'waits', why: '', by: '' },
})
const note = (id: string, at: string): Aside => ({ id, at, what: 'note', by: 'Omar', text: id, mine: false })
const nothing = { waiting: [], asides: [], newFrom: null, older: false, newer: false }
const dayOf = (at: string) => at.slice(0, 10)
const keys = (given: Partial<Parameters<typeof rowsOf>[0]>) =>
  rowsOf({ messages: [], ...nothing, dayOf, ...given }).map(({ key }) => key)

test('a message that came back from the server takes the place of the one that waits, under the same key', () => {
  const waiting = [written('c1', '2026-11-24T09:01:00Z'), written('c2', '2026-11-24T09:02:00Z')]
  const before = keys({ messages: [said(1, '2026-11-24T09:00:00Z')], waiting })
  const after = keys({
    messages: [said(1, '2026-11-24T09:00:00Z'), said(2, '2026-11-24T09:01:05Z', { client_id: 'c1', mine: true })],
    waiting,
  })
  assert.deepEqual(before, ['day 2026-11-24', 'm1', 'c1', 'c2'])
  assert.deepEqual(after, before)
})

test('what waits stands at the end, and not below an old stretch', () => {
  const waiting = [written('c1', '2026-11-24T09:01:00Z')]
  assert.deepEqual(keys({ messages: [said(1, '2026-01-01T09:00:00Z')], waiting, newer: true }), [
    'day 2026-01-01',
    'm1',
  ])
})

test('a note stands where it was written, and waits until its stretch was read', () => {
  const messages = [said(5, '2026-11-23T09:00:00Z'), said(6, '2026-11-24T09:00:00Z')]
  const asides = [
    note('early', '2026-11-01T09:00:00Z'),
    note('between', '2026-11-23T10:00:00Z'),
    note('late', '2026-11-25T09:00:00Z'),
  ]
  const all = [
    'day 2026-11-01',
    'early',
    'day 2026-11-23',
    'm5',
    'between',
    'day 2026-11-24',
    'm6',
    'day 2026-11-25',
    'late',
  ]
  assert.deepEqual(keys({ messages, asides }), all)
  assert.deepEqual(keys({ messages, asides, older: true, newer: true }), all.slice(2, -2))
})

test('words of one person in a few minutes stand together; not across what is new', () => {
  const messages = [
    said(1, '2026-11-24T09:00:00Z'),
    said(2, '2026-11-24T09:03:00Z'),
    said(3, '2026-11-24T09:04:00Z', { author: 'b', name: 'Ivan' }),
    said(4, '2026-11-24T09:20:00Z', { author: 'b', name: 'Ivan' }),
  ]
  const shape = (newFrom: number | null) =>
    rowsOf({ ...nothing, messages, newFrom, dayOf }).flatMap((row) =>
      row.type === 'message'
        ? `${row.begins ? '(' : ''}${row.message.seq}${row.ends ? ')' : ''}`
        : row.type === 'new'
          ? '|'
          : [],
    )
  assert.deepEqual(shape(null), ['(1', '2)', '(3)', '(4)'])
  assert.deepEqual(shape(2), ['(1)', '|', '(2)', '(3)', '(4)'])
})
