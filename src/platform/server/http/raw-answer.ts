import type { Readable } from 'node:stream'

/** An answer that is not JSON: a file, a redirect, nothing at all. */
export class RawAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Readable | Buffer | string | null
  constructor(status: number, headers: Record<string, string>, body: Readable | Buffer | string | null = null) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}
