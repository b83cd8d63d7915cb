import { sql } from 'kysely'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
import type { Context } from '#platform/server/context.ts'
import { lexeme, oneOf, quoted } from './lexemes.ts'
import { placeLexemes } from './wish-of.ts'

/** Of works in places those of which there is a job at least. */
export async function pairsWithJobs<P extends { work: string; place: number }>(
  ctx: Context,
  pairs: readonly P[],
): Promise<P[]> {
  const [meanings, { cities }] = await Promise.all([meaningsOf(ctx), readKept(ctx)])
  const asked = pairs.flatMap((pair, at) => {
    const works = occupationMeant(pair.work, ctx.language, meanings).flatMap((key) =>
      /^\d+$/.test(key)
        ? [lexeme.position(Number(key)), lexeme.inside(Number(key))]
        : [lexeme.field(key), lexeme.insideField(key)],
    )
    const places = placeLexemes([pair.place], cities, 0)
    if (works.length === 0 || places.length === 0) return []
    return [{ at, said: `${oneOf(works.map(quoted))} & ${oneOf(places.map(quoted))}` }]
  })
  if (asked.length === 0) return []
  const { rows } = await sql<{ at: number }>`
    select asked.at from unnest(${asked.map(({ at }) => at)}::integer[], ${asked.map(({ said }) => said)}::text[]) as asked(at, said)
    where exists (select from job_search where fts @@ asked.said::tsquery)`.execute(ctx.read)
  const known = new Set(rows.map(({ at }) => at))
  return pairs.filter((_, at) => known.has(at))
}
