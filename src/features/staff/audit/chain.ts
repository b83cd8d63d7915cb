import { createHash } from 'node:crypto'

/** An event as a line of the audit holds it. */
export type AuditEvent = {
  id: string
  /** ISO 8601, in UTC. */
  at: string
  name: string
  thing: string
  thing_id: string
  page_id: string | null
  actor_id: string | null
  request_id: string
  data: unknown
}
export type AuditLine = { number: number; event: AuditEvent; hash: string }

/** What stands before the first line. */
export const firstHash = '0'.repeat(64)

/** The hash of a line, over the one before, its number and everything the event says; hex. */
export const hashOf = (previous: string, number: number, event: AuditEvent): string =>
  createHash('sha256')
    .update(`${previous}\n${number}\n${stable(event)}`)
    .digest('hex')

/** JSON in one way alone: names in their order, without what is undefined. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${stable(inner)}`).join(',')}}`
}
