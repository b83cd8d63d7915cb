import { z } from 'zod'
import type { Call } from '#platform/shared/contract.ts'
import { statusOf } from '#platform/shared/refusal.ts'

/** The contract as an OpenAPI 3.1 document. */
export function openApi(calls: readonly Call[], site: { name: string; url: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const at = paths[call.path] ?? {}
    paths[call.path] = { ...at, [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1' },
    servers: [{ url: `${site.url}/api` }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The user token, or the page token for calls of a company page',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
      },
      schemas: { Problem: problemSchema },
    },
  }
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'success', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    success: { const: false },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function operation(call: Call) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const { properties = {}, required = [] } = schemaOf(call.takes, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  const rest = Object.keys(properties).filter((name) => !names.includes(name))
  const parameter = (where: string) => (name: string) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  })
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    security: call.who.kind === 'anyone' ? [] : [{ token: [] }, { cookie: [] }],
    parameters: [...names.map(parameter('path')), ...(call.method === 'GET' ? rest.map(parameter('query')) : [])],
    ...(call.method !== 'GET' && rest.length > 0 && { requestBody: body(call, properties, required, rest) }),
    responses: responses(call),
  }
}

function body(call: Call, properties: Record<string, object>, required: string[], rest: string[]) {
  const fields = Object.fromEntries(rest.map((name) => [name, properties[name]]))
  const json = { type: 'object', properties: fields, required: required.filter((name) => rest.includes(name)) }
  const form = {
    type: 'object',
    properties: { data: { type: 'string', contentMediaType: 'application/json', contentSchema: json } },
  }
  const files = Object.fromEntries(
    (call.upload?.fields ?? []).map((name) => [name, { type: 'string', format: 'binary' }]),
  )
  return {
    content: {
      'application/json': { schema: json },
      'application/x-www-form-urlencoded': { schema: form },
      'multipart/form-data': { schema: { ...form, properties: { ...form.properties, ...files } } },
    },
  }
}

function responses(call: Call) {
  const byStatus = new Map<number, string[]>()
  const usual = call.who.kind === 'anyone' ? [] : ['no_session', 'not_allowed']
  const ofFiles = call.upload ? ['too_large', 'wrong_type', 'file_infected', 'scanner_away'] : []
  for (const code of new Set(['invalid', 'too_many', ...usual, ...ofFiles, ...call.refuses]))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return {
    [call.status]: { description: 'Done', content: { 'application/json': { schema: schemaOf(call.gives, 'output') } } },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: problem }]),
    ),
  }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
