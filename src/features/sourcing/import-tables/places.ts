import { countriesIn } from '#features/site/lookups/countries.ts'
import type { Kept } from '#features/site/lookups/texts.ts'
import { fold } from '#platform/shared/fold.ts'
import { languages } from '#platform/shared/languages.ts'

/** Countries, cities and positions by their names in four languages, as a table may write them. */
export type Names = {
  country: (cell: string) => number | null
  city: (cell: string, country: number | null) => { id: number; country_id: number } | null
  position: (cell: string) => number | null
}

const other: Record<string, string> = {
  ...{ uae: 'AE', 'u a e': 'AE', emirates: 'AE', الامارات: 'AE', оаэ: 'AE', эмираты: 'AE', ksa: 'SA', السعوديه: 'SA' },
  ...{ uk: 'GB', england: 'GB', usa: 'US', us: 'US', america: 'US', рф: 'RU', russia: 'RU', emirats: 'AE', eau: 'AE' },
}

const made = new WeakMap<Kept, Names>()

/** Made once for each version of the lists. */
export function namesOf(kept: Kept): Names {
  const known = made.get(kept)
  if (known) return known
  const names = makeNames(kept)
  made.set(kept, names)
  return names
}

function makeNames({ cities, rows }: Kept): Names {
  const countries = new Map<string, number>()
  const ids = new Map(countriesIn('en').map(({ code, id }) => [code, id]))
  for (const language of languages) for (const { id, text } of countriesIn(language)) countries.set(fold(text), id)
  for (const [code, id] of ids) countries.set(code.toLowerCase(), id)
  for (const [name, code] of Object.entries(other)) countries.set(fold(name), ids.get(code) as number)
  const byCity = new Map<string, { id: number; country_id: number }[]>()
  // the largest come first
  for (const { id, country_id, texts } of cities)
    for (const name of new Set(languages.map((language) => fold(texts[language]))))
      byCity.set(name, [...(byCity.get(name) ?? []), { id, country_id }])
  const positions = new Map(
    (rows.get('position') ?? []).flatMap(({ id, texts }) =>
      languages.map((language) => [fold(texts[language]), id] as const),
    ),
  )
  return {
    country: (cell) => countries.get(fold(cell)) ?? null,
    city(cell, country) {
      const found = byCity.get(fold(cell)) ?? []
      return (country ? found.find(({ country_id }) => country_id === country) : found[0]) ?? null
    },
    position: (cell) => positions.get(fold(cell)) ?? null,
  }
}
