import type { Context, Db } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'

/** Cities ship with the product and change only with it; some hundred rows. */
const keptFor = 60_000
type City = { id: number; country_id: number; lat: number; lon: number; people: number } & Record<
  `text_${Language}`,
  string
>
const kept = new WeakMap<Db, { at: number; rows: Promise<City[]> }>()

/** Every city, largest first; each process keeps them for a minute. */
export function cityRows({ read, now }: Pick<Context, 'read' | 'now'>): Promise<City[]> {
  const at = now().getTime()
  const known = kept.get(read)
  if (known && Math.abs(at - known.at) < keptFor) return known.rows
  const rows = read.selectFrom('cities').selectAll().orderBy('people', 'desc').orderBy('id').execute()
  kept.set(read, { at, rows })
  rows.catch(() => kept.delete(read))
  return rows
}
