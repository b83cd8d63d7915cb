import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyOfEvent, named } from '../src/features/staff/audit/named-rules.ts'
import { parts } from '../src/features.ts'
import { auditedCalls, auditOf } from './staff-audit.ts'

test('every call by which the site’s own people change something has an event that stays of it', () => {
  const changing = parts.calls
    .filter(({ call }) => call.who.kind === 'staff' && call.method !== 'GET')
    .map(({ call }) => `${call.method} ${call.path}`)
  assert.deepEqual(changing.toSorted(), auditedCalls.toSorted())
})

test('every such event is read in the audit by words of its own', () => {
  const events = auditedCalls.flatMap((call) => auditOf(call)?.event ?? [])
  const worded = (event: string) =>
    event.endsWith('_') ? named.some((one) => one.startsWith(event.replace('.', '_'))) : keyOfEvent(event) !== undefined
  assert.deepEqual(
    events.filter((event) => !worded(event)),
    [],
  )
})
