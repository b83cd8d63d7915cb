import { gazetteerOf } from '#features/site/understanding/gazetteer.ts'
import type { Companies } from '#features/site/understanding/understand.ts'
import type { Db } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'

const keptFor = 600_000
type Company = { id: string; name: string; slug: string; folded: string }
export type Named = { companies: Companies; rows: readonly Company[] }
const kept = new WeakMap<Db, { at: number; named: Promise<Named> }>()

/** Names of companies that have a page, as each process keeps them for ten minutes. */
export function companyNames(db: Db, now: Date): Promise<Named> {
  const known = kept.get(db)
  if (known && Math.abs(now.getTime() - known.at) < keptFor) return known.named
  const named = read(db)
  kept.set(db, { at: now.getTime(), named })
  named.catch(() => kept.delete(db))
  return named
}

async function read(db: Db): Promise<Named> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'name', 'slug'])
    .where('state', 'in', ['pending', 'active', 'limited'])
    .execute()
  return {
    companies: gazetteerOf(rows.map(({ id, name }) => [name, { id }] as const)),
    rows: rows.map((row) => ({ ...row, folded: fold(row.name) })),
  }
}
