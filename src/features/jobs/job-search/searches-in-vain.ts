import { sql } from 'kysely'
import type { Query } from '#features/site/understanding/parts.ts'
import type { Context, Db } from '#platform/server/context.ts'
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

/** So long what was searched is counted in memory, in ms. */
const keptFor = 1_000
type Counts = { times: number; empty: number }
const unwritten = new WeakMap<Db, Map<string, Counts>>()

/** Counts a search with words, and whether it found nothing. Nobody waits for it: a crash loses what the last second counted. */
export function countSearch(ctx: Context, typed: string, total: number): void {
  if (!typed.trim()) return
  const { db } = ctx
  const days = unwritten.get(db) ?? new Map<string, Counts>()
  if (!unwritten.has(db)) setTimeout(() => void writeCounted(ctx), keptFor).unref()
  unwritten.set(db, days)
  const day = ctx.now().toISOString().slice(0, 10)
  const { times, empty } = days.get(day) ?? { times: 0, empty: 0 }
  days.set(day, { times: times + 1, empty: empty + (total === 0 ? 1 : 0) })
}

/** Writes what was counted and not written yet: after a second, or before the database is left. */
export async function writeCounted({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const days = unwritten.get(db)
  unwritten.delete(db)
  for (const [day, { times, empty }] of days ?? [])
    await sql`
      insert into search_counts (day, shard, times, empty)
      values (${day}::date, floor(random() * ${shards}::integer), ${times}, ${empty})
      on conflict (day, shard) do update set times = search_counts.times + excluded.times, empty = search_counts.empty + excluded.empty`
      .execute(db)
      .catch((error: unknown) => log.warn({ err: error }, 'searches were not counted'))
}
