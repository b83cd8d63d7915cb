import { placeIndex } from '#features/site/lookups/place-index.ts'
import { readPlace } from '#features/site/lookups/read-place.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Query } from '#features/site/understanding/parts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { JobQuery } from './contract.ts'
import { readWords } from './read-words.ts'

/** A search as it is meant. */
export type Asked = {
  query: Query
  /** Ids of cities, countries below zero: the chosen one, or those among the words. None for everywhere. */
  places: readonly number[]
  /** Languages that the reader reads, by the words typed and the language of the site. */
  languages: readonly Language[]
  /** The reader's country, where an account tells. */
  home: number | null
}

/** Reads words and place of a search. */
export async function readAsked(ctx: Context, asked: Omit<JobQuery, 'sort'>): Promise<Asked> {
  const home = ctx.me?.country ?? null
  const query = await readWords(ctx, asked, home)
  const chosen = asked.place ?? (asked.where ? await placeOf(ctx, asked.where, home) : null)
  const inWords = query.parts.flatMap((part) => (part.kind === 'place' ? [part.place] : []))
  return {
    query,
    places: chosen === null ? inWords : [chosen],
    languages: languagesOf(ctx.language, query.language),
    home,
  }
}

/** Whoever types Arabic or Russian reads it; of Latin letters one may only know the words. */
const languagesOf = (site: Language, typed: Language | null): Language[] =>
  typed === null || typed === site
    ? [site]
    : typed === 'ar' || typed === 'ru'
      ? [typed]
      : site === 'ar' || site === 'ru'
        ? [site, typed]
        : [typed]

async function placeOf(ctx: Context, where: string, home: number | null): Promise<number | null> {
  return readPlace(placeIndex((await readKept(ctx)).cities), where, home, true).place
}
