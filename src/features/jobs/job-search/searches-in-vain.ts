import { sql } from 'kysely'
import type { Query } from '#features/site/understanding/parts.ts'
import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'

const mostLetters = 80
/** So many different words are noted a day at most: machines search for anything. */
const mostADay = 2_000

/**
 * Counts words that named nothing that we know and found nothing, so that an admin can give them a meaning. Only the words: no
 * place, no person; what looks like a number or an address is left out.
 */
export async function noteVain(ctx: Context, typed: string, { parts, rest }: Query): Promise<void> {
  const words = fold(rest).slice(0, mostLetters)
  if (parts.some(({ kind }) => kind === 'occupation') || words.length < 3 || /[\d@"]/.test(typed)) return
  const day = ctx.now().toISOString().slice(0, 10)
  const counting = sql`
    insert into searches_in_vain (words, language, day)
    select ${words}, ${ctx.language}, ${day}::date
    where (select count(*) from searches_in_vain where day = ${day}::date) < ${mostADay}
    on conflict (day, words, language) do update set times = searches_in_vain.times + 1`
  // whoever searches gets an answer, counted or not
  await counting.execute(ctx.db).catch((error: unknown) => ctx.log.warn({ err: error }, 'a search was not counted'))
}
