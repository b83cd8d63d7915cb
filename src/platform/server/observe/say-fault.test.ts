import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeOf, sayFault } from './say-fault.ts'

test('what is told of a fault names the slip and nobody', () => {
  assert.equal(
    sayFault(new TypeError("Cannot read properties of undefined (reading 'title')")),
    "TypeError: Cannot read properties of undefined (reading 'title')",
  )
  const taken = Object.assign(new Error('duplicate key violates "users_email", Key (email)=(priya@example.com)'), {
    ...{ name: 'error', code: '23505' },
  })
  for (const [error, telling] of [
    [taken, /priya|example/],
    [new Error('invalid input: Priya Nair +971501234567 at https://masar.example/reset/abc?key=1'), /971|masar|reset/],
    [new Error('no such person: ليلى الحداد'), /\p{Script=Arabic}/u],
    [new Error("cannot greet 'Omar'"), /Omar/],
    ['plain text of user 0198c2', /0198/],
    [new Error('no token=eyJhbGciOiJIUzI.abcd.efgh'), /abcd|efgh/],
    [new Error('wrong password Hunter and bearer abcdefgh'), /Hunter|abcdefgh/],
    [new Error('refused by sk_live_abcdefghijk'), /abcdef/],
    [new Error("undefined (reading 'Omar Al Khatib')"), /Omar/],
    [new Error(`first line\nsecond of omar@example.com`), /second|omar/],
  ] as const)
    assert.doesNotMatch(sayFault(error), telling)
  assert.equal(sayFault(null), 'null')
  assert.ok(sayFault(new Error('a'.repeat(9_000))).length <= 200)
})

test('a fault names the file and line it came from', () => {
  const stack = (at: string) => ({ message: 'x', stack: `Error: x\n    at read (${at})` })
  assert.equal(codeOf(stack('file:///srv/masar/src/features/jobs/read.ts:12:3')), 'src/features/jobs/read.ts:12:3')
  assert.equal(codeOf(stack('https://masar.example/assets/screen-Ab_1.js:1:900')), 'assets/screen-Ab_1.js:1:900')
  assert.equal(codeOf(stack('node:internal/process/task_queues:95:5')), '')
  assert.equal(codeOf('text'), '')
})
