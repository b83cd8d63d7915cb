import { afterEach, vi } from 'vitest'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'

type Files = Record<string, File>
type Answer<C extends Call> = (input: Takes<C>, files: Files) => Gives<C> | Promise<Gives<C>>
type Asked = { call: Call; input: unknown; files: Files }

/** What a door refuses, as problem+json tells it. */
export class Refused extends Error {
  readonly body: Record<string, unknown>
  constructor(status: number, code: string, more: Record<string, unknown> = {}) {
    super(code)
    this.body = { status, code, title: code, ...more }
  }
}

/** A line that is gone: the request may have arrived, its answer did not. */
export class Lost extends Error {}

/** What most calls give, around what they are asked for. */
export const giving = <T>(data: T) => ({ success: true as const, data })

const answers = new Map<Call, Answer<Call>>()
const asked: Asked[] = []

/** What the server says to a call from now on; it may throw `Refused` or `Lost`. */
export function answer<C extends Call>(call: C, how: Answer<C>): void {
  answers.set(call, how as unknown as Answer<Call>)
}

/** What was asked of a call, the first first. */
export const askedOf = <C extends Call>(call: C) =>
  asked.filter((one) => one.call === call) as { input: Takes<C>; files: Files }[]

/** A call whose answers wait until they are let go, in any order. */
export function holdBack<C extends Call>(call: C) {
  const waiting: { give: (given: Gives<C>) => void; fail: (why: Error) => void; input: Takes<C> }[] = []
  answer(call, (input) => new Promise((give, fail) => waiting.push({ give, fail, input })))
  return waiting
}

async function ask(method: string, address: string, body: unknown, files: Files = {}): Promise<Response> {
  const url = new URL(address, location.href)
  for (const [call, how] of answers) {
    if (call.method !== method) continue
    const pattern = call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = new RegExp(`^/api${pattern}$`).exec(url.pathname)
    if (!found) continue
    const input = { ...Object.fromEntries(url.searchParams), ...(body as object), ...found.groups }
    asked.push({ call, input, files })
    try {
      return Response.json(await how(input as never, files))
    } catch (error) {
      if (error instanceof Refused) return Response.json(error.body, { status: Number(error.body.status) })
      throw new TypeError('Failed to fetch')
    }
  }
  throw new Error(`Nobody answers ${method} ${url.pathname}`)
}

const standIn: typeof fetch = async (address, { method = 'GET', body } = {}) =>
  ask(method, String(address), body ? JSON.parse(String(body)) : null)

/** What `sendFiles` uses of a request, since fetch cannot tell how far an upload is. */
class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  responseText = ''
  #address = ['', ''] as [method: string, address: string]
  open(...address: [string, string]) {
    this.#address = address
  }
  setRequestHeader() {}
  abort() {
    this.onabort()
  }
  async send(form: FormData) {
    const files = [...form].filter((entry): entry is [string, File] => entry[1] instanceof File)
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    try {
      const given = await ask(...this.#address, JSON.parse(String(form.get('data'))), Object.fromEntries(files))
      this.status = given.status
      this.responseText = await given.text()
      this.onload()
    } catch {
      this.onerror()
    }
  }
}

/** Live words of the server: opened when the first topic is watched. */
class Live {
  static OPEN = 1
  static opened = new Set<Live>()
  readyState = 1
  onopen = () => {}
  onclose = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  constructor() {
    Live.opened.add(this)
    queueMicrotask(() => this.onopen())
  }
  send() {}
  close() {
    Live.opened.delete(this)
  }
}

/** Something happened, and the server says so to whoever watches. */
export function tell(event: string, id: string, topics: string[]): void {
  for (const live of Live.opened) live.onmessage({ data: JSON.stringify({ event, id, topics }) })
}

vi.stubGlobal('fetch', standIn)
vi.stubGlobal('XMLHttpRequest', Upload)
vi.stubGlobal('WebSocket', Live)

afterEach(() => {
  answers.clear()
  asked.length = 0
})
