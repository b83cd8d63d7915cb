import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { spell } from '#platform/shared/spell.ts'
import { foldExactly } from './fold-words.ts'

const wordOf = /[\p{L}\p{N}\p{M}+#]+/gu

/**
 * The words typed, with those that nobody uses replaced by the likeliest that somebody does; null where there is nothing
 * to mend. Words in quotes and such that must be missing are meant as they are.
 */
export async function didYouMean(ctx: Context, q: string): Promise<string | null> {
  if (/["«“]|(?:^|\s)[-−–]/.test(q)) return null
  const typed = [...new Set(q.match(wordOf) ?? [])].slice(0, 6)
  const mended = await Promise.all(typed.map(async (word) => [word, await suggestWords(ctx, word)] as const))
  const better = new Map(mended.flatMap(([word, found]) => (found ? [[word, found] as const] : [])))
  return better.size === 0 ? null : q.replace(wordOf, (word) => better.get(word) ?? word)
}

/** The likeliest word for one that is in no title or skill, as people write it; null for a known word, or none alike. */
export async function suggestWords(ctx: Context, word: string): Promise<string | null> {
  const folded = foldExactly(word)
  if (folded.length < 4 || /\d/.test(folded)) return null
  const { script, alike } = spell(folded)
  const { rows } = await sql<{ folded: string; word: string }>`
    select folded, word from search_words where alike % ${alike} and script = ${script}
    order by folded = ${folded} desc, similarity(alike, ${alike}) + 0.03 * ln(jobs) desc, folded limit 1`.execute(
    ctx.read,
  )
  const [likeliest] = rows
  return likeliest && likeliest.folded !== folded ? likeliest.word : null
}
