import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parts } from '../src/features.ts'
import { auditedCalls } from './staff-audit.ts'

test('every call by which the site’s own people change something has an event that stays of it', () => {
  const changing = parts.calls
    .filter(({ call }) => call.who.kind === 'staff' && call.method !== 'GET')
    .map(({ call }) => `${call.method} ${call.path}`)
  assert.deepEqual(changing.toSorted(), auditedCalls.toSorted())
})
