import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { calls } from '../src/calls.ts'
import { ask, copyOf, plausible, schemaOf, send } from './world/every-call.ts'
import { anAdmin, anApplication } from './world/people.ts'
import { aSite, type Site } from './world/site.ts'
import { Visitor } from './world/visitor.ts'

const wrong: Record<string, unknown> = {
  nothing: null,
  'an array for one': ['x', 'y'],
  'an object for one': { $ne: '' },
  'a number': 1e308,
  'a negative number': -1,
  'a long number': '99999999999999999999',
  'a fraction': 0.5,
  huge: 'x'.repeat(300_000),
  'a null byte': 'a\u0000b',
  emoji: '👩🏽‍🚀'.repeat(40),
  'half of a pair': '\ud83d',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  sql: "'; drop table users; --",
  'a path': '../../etc/passwd',
  spaces: '   ',
  direction: '\u202eevil\u202c',
}

/** Whole bodies that are none. */
const bodies: [string, string, string][] = [
  ['application/json', '{"a":', 'malformed'],
  ['application/json', '[]', ''],
  ['application/json', '"text"', ''],
  ['application/json', 'null', ''],
  ['application/json', `{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}`, ''],
  ['application/json', `${'['.repeat(5000)}${']'.repeat(5000)}`, ''],
  ['application/x-www-form-urlencoded', 'data=%7B%22a%22', 'malformed'],
  ['application/x-www-form-urlencoded', 'data=1&data=2', ''],
  ['text/plain', 'hello', ''],
  ['multipart/form-data; boundary=x', 'not multipart at all', ''],
]

const isForStaff = ({ who }: Call) => who.kind === 'admin' || who.kind === 'staff'

const named = (call: Call) => `${call.method} ${call.path}`

type Answer = NonNullable<Awaited<ReturnType<typeof send>>>

/** What is wrong with an answer that should be a success or a problem as the contract promises it: in words, without a trace. */
function faultOf({ statusCode, headers, body }: Answer): string | null {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`
  if (statusCode < 400) return null
  if (!String(headers['content-type']).includes('problem+json')) return `is no problem: ${body.slice(0, 200)}`
  const { success, code, title, errors } = JSON.parse(body)
  if (success !== false || !/^[a-z_]+$/.test(code) || !title) return `lacks a member: ${body.slice(0, 200)}`
  if (/node_modules|\.ts:|at async|select |insert /i.test(body)) return `tells of the inside: ${body.slice(0, 200)}`
  const unnamed = code === 'invalid' && !errors?.some(({ field }: { field?: string }) => field !== undefined)
  return unnamed ? `names no field: ${body.slice(0, 200)}` : null
}

async function everybody(site: Site) {
  const { employer, candidate } = await anApplication(site)
  const admin = await anAdmin(site)
  return { guest: () => new Visitor(site), candidate, employer, admin }
}

test('no call breaks on any field that is wrong, whoever makes it', async () => {
  const site = await aSite()
  const { candidate, employer, admin } = await everybody(site)
  const faults: string[] = []
  let tried = 0
  const note = (what: string, answer: Answer) => {
    const fault = faultOf(answer)
    if (fault) faults.push(`${what}: ${fault}`)
  }
  for (const { call } of calls) {
    const { properties = {} } = schemaOf(call)
    const usual = plausible({ type: 'object', properties }) as Record<string, unknown>
    const who = call.who.kind === 'page' ? employer : isForStaff(call) ? admin : candidate
    for (const field of Object.keys(properties))
      for (const [kind, value] of Object.entries(wrong)) {
        const visitor = copyOf(site, who.visitor)
        const answer = await send(site, visitor, call, { ...usual, [field]: value })
        if (!answer) continue
        tried++
        note(`${named(call)} with ${kind} in ${field}`, answer)
      }
    note(`${named(call)} with nothing`, (await send(site, copyOf(site, who.visitor), call, {})) as Answer)
  }
  assert.deepEqual(faults, [])
  assert.ok(tried > 1000, String(tried))
})

test('no call breaks on a body that is none', async () => {
  const site = await aSite()
  const { candidate, employer, admin } = await everybody(site)
  const faults: string[] = []
  for (const { call } of calls) {
    if (call.method === 'GET') continue
    const who = call.who.kind === 'page' ? employer : isForStaff(call) ? admin : candidate
    const path = call.path.replace(/\{(\w+)\}/g, () => newId())
    for (const [type, payload, code] of bodies) {
      const answer = await ask(site, copyOf(site, who.visitor), call, { path, payload, type })
      const fault = faultOf(answer)
      const other = code && !call.upload && answer.json().code !== code ? answer.body.slice(0, 200) : null
      if (fault ?? other) faults.push(`${named(call)} with ${type} ${payload.slice(0, 40)}: ${fault ?? other}`)
    }
  }
  assert.deepEqual(faults, [])
})

test('a guest gets no further than the door of a call that is not for guests', async () => {
  const site = await aSite()
  const { candidate } = await everybody(site)
  for (const { call } of calls) {
    const path = call.path.replace(/\{(\w+)\}/g, () => newId())
    const asked = call.method === 'GET' ? { path } : { path, payload: '{}', type: 'application/json' }
    if (call.who.kind !== 'anyone') {
      const answer = await ask(site, new Visitor(site), call, asked)
      assert.equal(answer.statusCode, 401, named(call))
      assert.equal(answer.json().code, 'no_session', named(call))
    }
    if (call.who.kind === 'page' || isForStaff(call)) {
      const answer = await ask(site, copyOf(site, candidate.visitor), call, asked)
      assert.equal(answer.statusCode, 403, named(call))
    }
  }
})
