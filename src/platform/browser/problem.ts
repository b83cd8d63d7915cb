/** A call that failed, as the door tells it (problem+json), or a network that did not answer (`offline`). */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly errors: { field: string; code: string; message: string }[]
  readonly facts: Record<string, unknown>
  constructor(body: Record<string, unknown>) {
    super(String(body.title ?? ''))
    this.code = String(body.code ?? 'failed')
    this.status = Number(body.status ?? 0)
    this.errors = Array.isArray(body.errors) ? body.errors : []
    this.facts = body
  }
}

export const offline = () => new Problem({ code: 'offline', status: 0 })
