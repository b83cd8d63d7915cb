import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { offline, Problem } from './problem.ts'
import { xsrfToken } from './xsrf.ts'

type Input = Record<string, unknown>

/** Browsers let 64 KB of all that is under way outlive its page; a letter takes up to three bytes of them. */
const mostKept = 8_000

/** Address of a call with its path filled in; for GET the rest becomes the query. */
export function addressOf<C extends Call>(call: C, input: Takes<C>): string {
  const rest: Input = { ...(input as Input) }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const query = new URLSearchParams()
  if (call.method === 'GET')
    for (const [name, value] of Object.entries(rest))
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined && one !== null) query.append(name, String(one))
  const text = query.toString()
  return `/api${path}${text && `?${text}`}`
}

/**
 * Makes a call.
 * @throws Problem what the door refused, or `offline`
 */
export async function send<C extends Call>(call: C, input: Takes<C>): Promise<Gives<C>> {
  try {
    return await ask(call, input, {})
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    if (isLockedOut(call, problem)) goToLock()
    if (problem.code !== 'work_needed') throw problem
    const worked = await (await import('./work.ts')).doWork(problem.facts.work)
    if (!worked) throw problem
    return ask(call, input, { 'x-proof': worked })
  }
}

async function ask<C extends Call>(call: C, input: Takes<C>, more: Record<string, string>): Promise<Gives<C>> {
  const body = call.method === 'GET' ? null : JSON.stringify(input)
  const headers = {
    accept: 'application/json',
    ...xsrf(),
    ...(body !== null && { 'content-type': 'application/json' }),
    ...more,
  }
  // what was pressed reaches the server, also where its person goes on at once
  const keepalive = body !== null && body.length <= mostKept
  const answer = await fetch(addressOf(call, input), { method: call.method, headers, body, keepalive }).catch(() => {
    throw offline()
  })
  if (answer.status === 204) return undefined as Gives<C>
  const content = await answer.json().catch(() => ({ status: answer.status }))
  if (!answer.ok) throw new Problem(content)
  return content as Gives<C>
}

/** A locked session, and the two lists of the seed (§4, §8) that lead to the lock when they are refused. */
const isLockedOut = (call: Call, { code, status }: Problem) =>
  code === 'locked' || (status === 401 && /^\/resources\/(country-code|civil-status)$/.test(call.path))

/** Several calls of a screen are refused at once; the first one leads away. */
let isLeaving = false

/** The lock asks for the password and leads back here; what is being written stays where it is kept. */
function goToLock() {
  if (isLeaving || location.pathname === '/lock') return
  isLeaving = true
  location.assign(`/lock?next=${encodeURIComponent(location.pathname + location.search)}`)
}

export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal }

/**
 * Makes a multipart call with files.
 * @param files file by field name
 * @throws Problem what the door refused, `offline`, or `cancelled`
 */
export function sendFiles<C extends Call>(
  call: C,
  input: Takes<C>,
  files: Record<string, File>,
  { onProgress, signal }: Sending = {},
): Promise<Gives<C>> {
  const form = new FormData()
  form.append('data', JSON.stringify(input))
  for (const [field, file] of Object.entries(files)) form.append(field, file, file.name)
  return new Promise((resolve, reject) => {
    // fetch cannot tell how far an upload is
    const request = new XMLHttpRequest()
    request.open(call.method, addressOf(call, input))
    for (const [name, value] of Object.entries(xsrf())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      const content = parse(request.responseText)
      if (request.status < 300) resolve(content as Gives<C>)
      else {
        const problem = new Problem({ status: request.status, ...content })
        if (isLockedOut(call, problem)) goToLock()
        reject(problem)
      }
    }
    request.onerror = () => reject(offline())
    request.onabort = () => reject(new Problem({ code: 'cancelled' }))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function parse(text: string): Input {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const xsrf = (): Record<string, string> => {
  const value = xsrfToken()
  return value ? { 'x-xsrf-token': value } : {}
}
