import assert from 'node:assert/strict'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { auditOf } from '../staff-audit.ts'
import { multipart } from './multipart.ts'
import type { Site } from './site.ts'

type Options = {
  files?: Record<string, { name: string; bytes: Uint8Array }>
  language?: string
  headers?: Record<string, string>
}
type Problem = {
  status: number
  code: string
  title: string
  errors?: { field: string; code: string; message: string }[]
}

/** Somebody at the door: keeps cookies and echoes XSRF as a browser does. */
export class Visitor {
  readonly #site: Site
  readonly cookies = new Map<string, string>()
  language = 'en'

  constructor(site: Site) {
    this.#site = site
  }

  /** Makes a call that must succeed. */
  async call<C extends Call>(call: C, input: Takes<C>, options: Options = {}): Promise<Gives<C>> {
    const answer = await this.ask(call, input, options)
    assert.ok(
      answer.statusCode < 300,
      `${call.method} ${call.path} answered ${answer.statusCode}: ${answer.body.slice(0, 600)}`,
    )
    if (call.who.kind === 'staff' && call.method !== 'GET') await this.#demandAudit(call, answer)
    return answer.headers['content-type']?.toString().includes('json') ? answer.json() : (answer.body as Gives<C>)
  }

  /** Nothing is done as one of the site's own people without a word of it that stays. */
  async #demandAudit(call: Call, { headers }: { headers: Record<string, unknown> }) {
    const { rows } = await this.#site.pool.query('select name, actor_id from events where request_id = $1', [
      String(headers['x-request-id']),
    ])
    const { event, again } = auditOf(`${call.method} ${call.path}`) ?? { event: 'nothing' }
    const isThere = rows.some(({ name, actor_id }) => name.startsWith(event) && actor_id)
    assert.ok(isThere || (again && rows.length === 0), `${call.method} ${call.path} left no ${event} in the audit`)
  }

  /** Makes a call that must be refused with this code. */
  async refused<C extends Call>(code: string, call: C, input: Takes<C>, options: Options = {}): Promise<Problem> {
    const answer = await this.ask(call, input, options)
    assert.match(answer.headers['content-type']?.toString() ?? '', /problem\+json/, answer.body.slice(0, 300))
    const problem = answer.json() as Problem
    assert.equal(problem.code, code)
    assert.equal(problem.status, answer.statusCode)
    return problem
  }

  async ask<C extends Call>(call: C, input: Takes<C>, { files, language, headers }: Options = {}) {
    const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]))
      delete rest[name]
      return value
    })
    const get = call.method === 'GET'
    const query = get ? `?${new URLSearchParams(asQuery(rest))}` : ''
    const body = files ? multipart(rest, files) : get ? {} : { payload: rest }
    const answer = await this.#site.app.inject({
      method: call.method,
      url: `/api${path}${query}`,
      ...(body as { payload: Buffer }),
      headers: {
        'accept-language': language ?? this.language,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...('headers' in body ? (body.headers as Record<string, string>) : {}),
        ...headers,
      },
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}

const asQuery = (input: Record<string, unknown>): [string, string][] =>
  Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one): [string, string] => [name, String(one)]),
  )
