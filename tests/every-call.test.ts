import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import type { Call } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { calls } from '../src/calls.ts'
import { anAdmin, anApplication } from './world/people.ts'
import { aSite, type Site } from './world/site.ts'
import { Visitor } from './world/visitor.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
  minLength?: number
  minimum?: number
}

/** Something the schema may well accept, so that a single wrong field is what is tried. */
function plausible(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return plausible(schema.anyOf[0] as Schema)
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, plausible(inner)]))
  if (schema.type === 'array') return [plausible(schema.items ?? {})]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid') return newId()
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z'
  return 'x'.repeat(Math.max(8, schema.minLength ?? 0))
}

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

const schemaOf = (call: Call) =>
  z.toJSONSchema(call.takes, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Schema> }

const isForStaff = ({ who }: Call) => who.kind === 'admin' || who.kind === 'staff'

const named = (call: Call) => `${call.method} ${call.path}`

type Asked = { payload?: string; type?: string; query?: string; path: string }

async function ask(site: Site, visitor: Visitor, call: Call, { payload, type, query = '', path }: Asked) {
  return site.app.inject({
    method: call.method,
    url: `/api${path}${query}`,
    ...(payload !== undefined && { payload }),
    headers: {
      'accept-language': 'en',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
      ...(type && { 'content-type': type }),
    },
  })
}

/** The address of a call with this input, and the rest of it as query or body. */
function send(site: Site, visitor: Visitor, call: Call, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? '').toWellFormed()) || '%20'
  })
  if (path.length > 6000) return null
  if (call.method !== 'GET')
    return ask(site, visitor, call, { path, payload: JSON.stringify(rest), type: 'application/json' })
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
        name,
        typeof one === 'object' ? JSON.stringify(one) : String(one).slice(0, 5000),
      ]),
    ),
  )
  return ask(site, visitor, call, { path, query: `?${query}` })
}

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

/** The same cookies, so that a call that signs out ends nobody else's try. */
function copyOf(site: Site, visitor: Visitor): Visitor {
  const copy = new Visitor(site)
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  return copy
}
