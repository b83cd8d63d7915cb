import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openedAt } from './rules.ts'

test('of a path that is a job, a company or the way in, it is known which', () => {
  const opened: [string, ReturnType<typeof openedAt>][] = [
    ['/jobs/nurse-dubai-abcdefgh', { job: 'nurse-dubai-abcdefgh' }],
    ['/jobs/nurse-dubai-abcdefgh/?q=1', { job: 'nurse-dubai-abcdefgh' }],
    ['/jobs/nurse-dubai-abcdefgh/apply', { job: 'nurse-dubai-abcdefgh', start: '1' }],
    ['/companies/gulf-ports', { company: 'gulf-ports' }],
    ['/companies/%D9%84', { company: 'ل' }],
    ['/companies/%zz', { company: '%zz' }],
    ['/companies/gulf-ports/follow', null],
    ['/jobs/nurse-dubai-abcdefgh/share', null],
    ['/jobs/in/dubai', null],
    ['/jobs/in', null],
    ['/jobs', null],
    ['/', null],
  ]
  for (const [path, found] of opened) assert.deepEqual(openedAt(path), found, path)
})
