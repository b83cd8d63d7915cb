import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

type Path = (string | number)[]
/** At `path`, one says `is` where the other said `was`. */
export type Difference = { path: Path; is: unknown; was: unknown }

const mostDifferences = 500
export const Differences = z
  .array(
    z.object({
      path: z.array(z.union([z.string().max(40), z.number().int().min(0).max(100)])).max(6),
      is: z.unknown().optional(),
      was: z.unknown().optional(),
    }),
  )
  .max(mostDifferences)

/** Where two values of the same shape differ; lists of other lengths differ as a whole. */
export function differences(is: unknown, was: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(is, was)) return []
  if (Array.isArray(is) && Array.isArray(was) && is.length === was.length)
    return is.flatMap((item, at) => differences(item, was[at], [...path, at]))
  if (isRecord(is) && isRecord(was))
    return Object.keys(was).flatMap((key) => differences(is[key], was[key], [...path, key]))
  return [{ path, is, was }]
}

/** Puts back what was, where the value is still the one the difference was told of: what was changed since stays. */
export function restored<T>(value: T, told: Difference[]): T {
  const copy = structuredClone(value)
  for (const { path, is, was } of told) {
    const last = path.at(-1)
    const place = path.slice(0, -1).reduce<unknown>((at, key) => (has(at, key) ? at[key] : undefined), copy)
    if (last !== undefined && has(place, last) && isDeepStrictEqual(place[last], is)) place[last] = was
  }
  return copy
}

type Tree = Record<string | number, unknown>
const isRecord = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
const has = (value: unknown, key: string | number): value is Tree =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
