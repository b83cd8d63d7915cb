import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { parts } from '../src/features.ts'
import { ask, copyOf } from './world/every-call.ts'
import { aCandidate } from './world/people.ts'
import { aSite } from './world/site.ts'
import { Visitor } from './world/visitor.ts'

const named = (call: Call) => `${call.method} ${call.path}`

test('a guest gets no further than the door of a call that is not for guests', async () => {
  const site = await aSite()
  const candidate = await aCandidate(site)
  for (const { call } of parts.calls) {
    const path = call.path.replace(/\{(\w+)\}/g, () => newId())
    const asked = call.method === 'GET' ? { path } : { path, payload: '{}', type: 'application/json' }
    if (call.who.kind !== 'anyone') {
      const answer = await ask(site, new Visitor(site), call, asked)
      assert.equal(answer.statusCode, 401, named(call))
      assert.equal(answer.json().code, 'no_session', named(call))
    }
    if (call.who.kind === 'page' || call.who.kind === 'staff') {
      const answer = await ask(site, copyOf(site, candidate.visitor), call, asked)
      assert.equal(answer.statusCode, 403, named(call))
    }
  }
})
