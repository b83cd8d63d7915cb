import type { Call } from '#platform/shared/contract.ts'
import { multipart } from '../multipart.ts'
import type { Actor } from './actors.ts'

export type Request = {
  method: string
  url: string
  payload?: string | Buffer
  headers: Record<string, string>
  who: string
}
export type Got = { status: number; type: string; body: string; cookies: Map<string, string>; head: boolean }
export type Ask = (request: Request) => Promise<Got>
type How = {
  actor: Actor
  body: readonly [type: string, body: string] | null
  files: Record<string, { name: string; bytes: Uint8Array }> | undefined
  head: boolean
  form: boolean
}

/** A call with its input as a request: in the path, the query, JSON, a form or a multipart body; null for what no address holds. */
export function requestOf(
  call: Call,
  input: Record<string, unknown>,
  { actor, body, files, head, form }: How,
): Request | null {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? '').toWellFormed()) || '%20'
  })
  const isRead = call.method === 'GET'
  const url = `/api${path}${isRead ? queryOf(rest) : ''}`
  if (url.length > 6_000) return null
  const made = isRead ? {} : bodyOf(rest, { body, files, form })
  return {
    method: isRead && head ? 'HEAD' : call.method,
    url,
    ...(made.payload !== undefined && { payload: made.payload }),
    headers: { 'accept-language': 'en', 'user-agent': browser, ...actor.headers(), ...made.headers },
    who: actor.name,
  }
}

/** Machines are not counted where people are. */
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'

function queryOf(rest: Record<string, unknown>): string {
  const pairs = Object.entries(rest).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value])
      .filter((one) => one !== undefined)
      .map((one): [string, string] => [
        name,
        typeof one === 'object' ? JSON.stringify(one) : String(one).slice(0, 2_000),
      ]),
  )
  return `?${new URLSearchParams(pairs)}`
}

type Body = { payload?: string | Buffer; headers?: Record<string, string> }

function bodyOf(rest: Record<string, unknown>, { body, files, form }: Pick<How, 'body' | 'files' | 'form'>): Body {
  if (body) return { payload: body[1], headers: { 'content-type': body[0] } }
  if (files) return multipart(rest, files)
  const json = JSON.stringify(rest)
  if (!form) return { payload: json, headers: { 'content-type': 'application/json' } }
  return {
    payload: `data=${encodeURIComponent(json)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}
