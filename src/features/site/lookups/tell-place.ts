import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { commaOf, type Language, languages } from '#platform/shared/languages.ts'
import { countryName, isCountry } from './countries.ts'
import { countryCode } from './country-id.ts'
import { otherNames, placeIndex } from './place-index.ts'
import { placeWords } from './place-keys.ts'
import { type City, readKept } from './texts.ts'

/** A city, or a country, with its name in the language of the reader. */
type Place = { city: City | null; country: number; text: string }
type Cities = ReadonlyMap<number, City>

/**
 * Says places that somebody wrote, "Димитровград, Россия", in the language of the reader. What is no place of the lists, or could be
 * one place as well as another that is called otherwise, stays as it was written.
 */
export async function placeTeller(ctx: Pick<Context, 'db' | 'now' | 'language'>): Promise<(written: string) => string> {
  const { language } = ctx
  const { cities, cityById } = await readKept(ctx)
  const index = placeIndex(cities)
  return (written) => {
    const parts = written.split(/[,،;|/·–—]/u).flatMap((part) => (fold(part) ? [part.trim()] : []))
    const called = parts.map((part) =>
      index.find(placeWords(part)).flatMap(({ id }) => placeOf(id, cityById, language, part) ?? []),
    )
    const told = called.map((places, at) => textOf(parts[at] ?? '', places, called.toSpliced(at, 1).flat()))
    const isKnown = told.length > 0 && told.every((text) => text !== null)
    return isKnown && told.some((text, at) => text !== parts[at]) ? told.join(commaOf(language)) : written
  }
}

/** The place with this id where what was written is its very name, not one that only sounds like it or lies within it. */
function placeOf(id: number, cityById: Cities, language: Language, written: string): Place | null {
  const city = cityById.get(id) ?? null
  if (!city && !isCountry(-id)) return null
  const country = city ? city.country_id : -id
  const texts = city ? Object.values(city.texts) : languages.map((each) => countryName(country, each))
  const others = city
    ? otherNames('cities', `${countryCode(country)} ${city.texts.en}`)
    : otherNames('countries', countryCode(country))
  const isCalled = (name: string) => fold(name) === fold(written)
  const text = city ? city.texts[language] : countryName(country, language)
  if (texts.some(isCalled)) return { city, country, text }
  // a short name, UAE, is as good as the long one to whoever reads its letters
  return others.some(isCalled) ? { city, country, text: scripts[language].test(written) ? written : text } : null
}

const scripts: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  fr: /\p{Script=Latin}/u,
}

/** Of places that are called the same the one in the country beside it, then the one that is spelt so; null where that leaves several names. */
function textOf(written: string, places: readonly Place[], beside: readonly Place[]): string | null {
  const within = places.filter(
    ({ city, country }) => city && beside.some((one) => !one.city && one.country === country),
  )
  const isSpelt = ({ city, country }: Place) =>
    (city ? Object.values(city.texts) : languages.map((each) => countryName(country, each))).includes(written)
  const spelt = places.filter(isSpelt)
  const [those] = [within, spelt, places].filter(({ length }) => length > 0)
  const texts = new Set(those?.map(({ text }) => text))
  if (texts.size !== 1) return null
  const [text = ''] = texts
  return fold(text) === fold(written) ? written : text
}
