import { z } from 'zod'
import type { Call } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Site } from './site.ts'
import { Visitor } from './visitor.ts'

export type Schema = {
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
export function plausible(schema: Schema): unknown {
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

type Taken = { properties?: Record<string, Schema> }
const schemas = new WeakMap<Call, Taken>()

/** What a call takes, as a JSON Schema. */
export function schemaOf(call: Call): Taken {
  const made = schemas.get(call) ?? (z.toJSONSchema(call.takes, { io: 'input', unrepresentable: 'any' }) as Taken)
  schemas.set(call, made)
  return made
}

/** Names in the path of a call. */
export const namesIn = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

type Asked = { payload?: string; type?: string; query?: string; path: string }

/** Asks at an address as it stands. */
export async function ask(site: Site, visitor: Visitor, call: Call, { payload, type, query = '', path }: Asked) {
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
export function send(site: Site, visitor: Visitor, call: Call, input: Record<string, unknown>) {
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

/** The same cookies, so that a call that signs out ends nobody else's try. */
export function copyOf(site: Site, visitor: Visitor): Visitor {
  const copy = new Visitor(site)
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  return copy
}
