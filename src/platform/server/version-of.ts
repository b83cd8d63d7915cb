import { createHash } from 'node:crypto'
import { Refused } from '#platform/shared/refusal.ts'

/** The version of what stands as several rows or a list: a number that is another one once anything in it is. */
export const versionOf = (stands: unknown): number =>
  createHash('sha256').update(JSON.stringify(stands)).digest().readUInt32BE() >>> 1

/** Of two who write over the same list the second is told. @throws Refused changed_meanwhile */
export function demandVersion(stands: unknown, version: number): void {
  const now = versionOf(stands)
  if (now !== version) throw new Refused('changed_meanwhile', { version: now })
}
