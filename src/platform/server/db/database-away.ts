import { databaseAway } from '../observe/metrics.ts'

/** The database does not answer, or not in time: nobody did anything wrong, and it passes. Told as 503 `unavailable`. */
export class DatabaseAway extends Error {
  /** Nobody knows whether what was asked last is written: it was on its way. Told as 503 `in_doubt`. */
  readonly isInDoubt: boolean

  constructor(cause: unknown, isInDoubt = false) {
    super(`the database is away: ${(cause as Error).message}`, { cause })
    this.isInDoubt = isInDoubt
  }
}

/** When to ask again, in seconds: most restarts and failovers are over by then. */
export const awaySeconds = 5

const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // shut down, crashed, starting, too many connections, cut off by a time limit, idle for too long
  ...['57P01', '57P02', '57P03', '53300', '57014', '57P05', '25P03'],
  // a primary that has become a replica takes no writes
  '25006',
])
const sayings =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered|was closed))/

/** Whether an error of the database driver means that the database is away, and not that a statement was wrong. */
export function meansAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  const { code = '', syscall, message = '' } = (error ?? {}) as { code?: string; syscall?: string; message?: string }
  // the socket of a server that ended is a file that is gone
  return (
    codes.has(code) || code.startsWith('08') || (code === 'ENOENT' && syscall === 'connect') || sayings.test(message)
  )
}

/** The same error, or what it means. */
export function orAway(error: unknown): unknown {
  if (!meansAway(error) || error instanceof DatabaseAway) return error
  databaseAway.inc()
  return new DatabaseAway(error)
}

/** The same of a write that was sent and not answered. */
export function orInDoubt(error: unknown): DatabaseAway {
  databaseAway.inc()
  return new DatabaseAway(error, true)
}

/** In place of what could not be read while the database is away, where a page does without; anything else is thrown on. */
export function noneWhileAway(error: unknown): never[] {
  if (!meansAway(error)) throw error
  return []
}
