import { sql } from 'kysely'
import type { Query } from '#features/site/understanding/parts.ts'
import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'

const shards = 16
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

/** Counts a search with words, and whether it found nothing; nobody waits for a disk to be counted. */
export async function countSearch(ctx: Context, typed: string, total: number): Promise<void> {
  if (!typed.trim()) return
  const empty = total === 0 ? 1 : 0
  const counting = sql`
    with unwaited as (select set_config('synchronous_commit', 'off', true))
    insert into search_counts (day, shard, times, empty)
    select ${ctx.now().toISOString().slice(0, 10)}::date, floor(random() * ${shards}::integer), 1, ${empty}::integer from unwaited
    on conflict (day, shard) do update set times = search_counts.times + 1, empty = search_counts.empty + excluded.empty`
  await counting.execute(ctx.db).catch((error: unknown) => ctx.log.warn({ err: error }, 'a search was not counted'))
}
