import { countryId } from '#features/site/lookups/country-id.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { openPlaces } from './open-places.ts'

/** Where a language is at home: an example in it names a city there, as far as one has jobs. */
const homes: Record<Language, readonly number[]> = {
  en: ['AE', 'QA', 'GB', 'US'].map(countryId),
  ar: ['SA', 'EG', 'AE', 'QA', 'JO', 'MA'].map(countryId),
  ru: ['RU', 'KZ', 'BY', 'UZ'].map(countryId),
  fr: ['FR', 'MA', 'TN', 'DZ'].map(countryId),
}

/** A search in each language that finds something now: a position and a city, each in its own words. */
export async function searchExamples(ctx: Context): Promise<{ lang: Language; q: string; where: string }[]> {
  const { cityById } = await readKept(ctx)
  const open = (await openPlaces(ctx))
    .filter(({ place, position }) => place > 0 && position > 0)
    .toSorted((a, b) => b.jobs - a.jobs || a.place - b.place || a.position - b.position)
  const used = new Set<number>()
  const take = (fits: (place: number) => boolean) => {
    const best = open.find(({ position, place }) => !used.has(position) && !used.has(-place) && fits(place))
    if (best) used.add(best.position).add(-best.place)
    return best
  }
  const isHome = (lang: Language) => (place: number) => homes[lang].includes(cityById.get(place)?.country_id ?? 0)
  const chosen = languages.map((lang) => ({ lang, pair: take(isHome(lang)) }))
  // what is left serves a language that has no job at home
  const pairs = chosen.map(({ lang, pair }) => ({ lang, pair: pair ?? take(() => true) }))
  const texts = await Promise.all(
    pairs.map(async ({ lang, pair }) => ({
      lang,
      q: (await entriesOf(ctx, 'position', lang)).find(({ id }) => id === pair?.position)?.text ?? '',
      where: cityById.get(pair?.place ?? 0)?.texts[lang] ?? '',
    })),
  )
  return texts.filter(({ q, where }) => q && where)
}
