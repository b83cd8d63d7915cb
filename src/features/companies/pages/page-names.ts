import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { spell } from '#platform/shared/spell.ts'

type Spelled = { script: string; folded: string; alike: string }

/** A name as the database compares it: its words folded and spelled in Latin letters, apart by script. */
export function spelled(name: string): Spelled[] {
  const words = fold(name).split(/\s+/).filter(Boolean)
  const byScript = Map.groupBy(words, (word) => spell(word).script)
  return [...byScript].map(([script, own]) => ({
    script,
    folded: own.join(' ').slice(0, 200),
    alike: own
      .map((word) => spell(word).alike)
      .join(' ')
      .slice(0, 200),
  }))
}

/** Writes down by which names a page is found: the name it goes by and the one it is registered under. */
export async function writeNames(tx: Tx, page: string, names: readonly (string | null | undefined)[]): Promise<void> {
  await tx.deleteFrom('page_names').where('page_id', '=', page).execute()
  const rows = names.flatMap((name) => (name ? spelled(name) : [])).map((row) => ({ page_id: page, ...row }))
  if (rows.length > 0)
    await tx
      .insertInto('page_names')
      .values(rows)
      .onConflict((twice) => twice.doNothing())
      .execute()
}

/**
 * Pages by what was typed of a name, with how well each fits: 3 the name begins so, 2 it is in it, below that how alike.
 * A slip is
 * forgiven as far as pg_trgm.word_similarity_threshold goes. A subquery of `(page_id, fit)`; nothing typed fits nothing.
 */
export function pagesNamed(typed: string): RawBuilder<{ page_id: string; fit: number }> {
  const asked = spelled(typed).sort((a, b) => b.alike.length - a.alike.length)[0]
  if (!asked) return sql`(select page_id, 0::real as fit from page_names where false)`
  const { script, folded, alike } = asked
  return sql`(select page_id, max(case when starts_with(folded, ${folded}) then 3
      when position(${folded} in folded) > 0 then 2 else word_similarity(${alike}, alike) end)::real as fit
    from page_names where script = ${script} and ((alike like ${`%${alike}%`} and position(${folded} in folded) > 0) or ${alike} <% alike)
    group by page_id)`
}
