import { mask } from '#features/cvs/cvs/mask.ts'
import { type Compared, comparedOf } from '#features/jobs/matching/compared.ts'
import type { Profiled } from '#features/jobs/matching/said-by.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { rangeOf } from '#features/site/lookups/experience-ranges.ts'
import type { Kept } from '#features/site/lookups/texts.ts'
import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { occupationsNamed } from '#features/site/understanding/named.ts'
import { isItsOwn } from '#features/site/understanding/occupations.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { keysOfName } from '#libraries/names/name-keys-contract.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { openVisibilities } from '../contact/access.ts'
import { occupationsTitled, unreadTitles } from '../occupations-titled.ts'
import { besideCv } from './beside-cv.ts'
import { factsOf, levelsUpTo } from './facts-of.ts'
import { lexeme, timeLexemes } from './lexemes.ts'
import type { Person } from './read-people.ts'

type Texts = Partial<Record<Language, string>>

/** Which pages may find somebody beyond the open ones, see somebody whole, and must not find somebody. */
export type Relations = { to: readonly string[]; not: readonly string[]; jobs: readonly string[] }

/** Somebody as the search table knows a person, words already folded and apart by language. */
export type Entry = ReturnType<typeof entryOf>

export function entryOf(
  person: Person,
  relations: Relations,
  { rows }: Pick<Kept, 'rows'>,
  meanings: Meanings,
  now: Date,
) {
  const facts = factsOf(person, rows.get('degree') ?? [], now)
  const open = mask(person.content)
  const isOpen = openVisibilities.some((one) => one === person.visibility)
  const updated_at = new Date(
    Math.max(Number(person.profile_at ?? 0), Number(person.cv_at ?? 0)) || Number(person.created_at),
  )
  const language = person.content.language
  const positions = (rows.get('position') ?? []).filter(({ id }) => facts.position_ids.includes(id))
  return {
    row: {
      user_id: person.id,
      language,
      headline: headlineOf(open),
      ...facts,
      moves_country_ids: [...new Set(person.places.map(({ country_id }) => country_id))],
      skills: open.skills.slice(0, 8).map(({ name }) => name),
      updated_at,
      ...readyOf(person, open),
    },
    titles: { [language]: foldWords(titlesOf(open)) } as Texts,
    // in the language of the CV alone: what is quoted must stand there, and other names of the work are asked for as such
    skills: {
      [language]: foldWords(
        [...open.skills.map(({ name }) => name), ...positions.map(({ texts }) => texts[language])].join(' '),
      ),
    } as Texts,
    bodies: { [language]: foldWords(bodyOf(open)) } as Texts,
    private: { [language]: foldWords(privateOf(person.content)) } as Texts,
    lexemes: [
      ...(isOpen ? [lexeme.open] : []),
      ...(person.visibility === 'public' ? [lexeme.public] : []),
      ...relations.to.map(lexeme.to),
      ...relations.not.map(lexeme.not),
      ...relations.jobs.map(lexeme.job),
      ...[...new Set([...keysOfName(person.name), ...keysOfName(person.content.name)])].map(lexeme.name),
      ...filtersOf({ ...facts, places: person.places }),
      ...open.skills.map(({ name }) => lexeme.skill(foldWords(name))),
      ...occupationsOf(open, facts.position_ids, meanings),
      ...unreadTitles(open, meanings).map(lexeme.alike),
      ...placeWords(person, facts.country_id, true).map(lexeme.place),
      ...placeWords(person, facts.country_id, false).map(lexeme.lives),
      ...timeLexemes(updated_at, isOpen),
    ],
  }
}

type Ready = { compared: Compared | null; compared_whole: Compared | null; beside: Profiled | null }

/** What is compared with jobs, as those see the person who may not see it whole, and whole. */
const readyOf = (person: Person, open: CvContent): Ready => ({
  compared: comparedOf(open),
  compared_whole: comparedOf(person.content),
  beside: besideCv(person),
})

/** Occupations that headline, titles and skills name, or that were chosen, the held and the current ones of them apart; and those that anything else names. */
function occupationsOf(cv: CvContent, chosen: readonly number[], meanings: Meanings): string[] {
  const titled = occupationsTitled(cv, chosen, meanings)
  const held = occupationsTitled({ ...cv, skills: [] }, chosen, meanings)
  const current = occupationsTitled({ ...cv, skills: [], experience: cv.experience.slice(0, 1) }, [], meanings)
  // who lists English among languages does not teach it
  const elsewhere = bodyOf({ ...cv, languages: [] })
    .split('\n')
    .flatMap((line) => occupationsNamed(line, cv.language, meanings).flatMap(({ keys }) => keys.filter(isWorkOf)))
  return [
    ...new Set([
      ...titled.map(lexeme.titled),
      ...held.map(lexeme.held),
      ...current.map(lexeme.current),
      ...[...titled, ...elsewhere].map(lexeme.named),
    ]),
  ]
}

/** In a text a field is mostly what is done there, as who cooks keeps things clean: only who means the whole field by the own name does that work. */
const isWorkOf = (key: string, _: number, keys: readonly string[]): boolean =>
  isPosition(key) || keys.some((other) => isPosition(other) && isItsOwn(Number(other), [key]))
const isPosition = (key: string): boolean => /^\d+$/.test(key)

/** Where somebody lives, and worked, in the four languages as far as they are known. */
function placeWords({ content, city_names }: Person, country: number | null, withWork: boolean): string[] {
  const lived = country === null ? [] : languages.map((language) => countryName(country, language))
  const texts = [content.location, ...(withWork ? content.experience.map(({ location }) => location) : [])]
  const words = [...texts, ...Object.values(city_names ?? {}), ...lived].map(foldExactly).join(' ')
  return [...new Set(words.split(' ').filter(Boolean))]
}

type Facts = ReturnType<typeof factsOf> & Pick<Person, 'places'>

const filtersOf = (facts: Facts): string[] => [
  ...(facts.country_id ? [lexeme.country(facts.country_id)] : []),
  ...(facts.city_id ? [lexeme.city(facts.city_id)] : []),
  ...facts.places.map(({ country_id }) => lexeme.movesToCountry(country_id)),
  ...facts.places.flatMap(({ city_id }) => (city_id ? [lexeme.movesToCity(city_id)] : [])),
  ...facts.position_ids.map(lexeme.position),
  lexeme.experience(rangeOf(facts.years)),
  ...(facts.degree_id ? [lexeme.degree(facts.degree_id)] : []),
  ...facts.languages.flatMap((spoken) => {
    const [language = '', level = ''] = spoken.split(':')
    return levelsUpTo(level).map((one) => lexeme.language(language, one))
  }),
  ...facts.nationality_ids.map(lexeme.nationality),
]

/** What somebody is, in a line: the own words, else the latest job. */
export const headlineOf = ({ headline, experience }: CvContent): string => headline || (experience[0]?.title ?? '')

const titlesOf = ({ headline, experience }: CvContent) =>
  [headline, ...experience.map(({ title }) => title)].join(' \n ')

const bodyOf = (cv: CvContent) =>
  [
    cv.summary,
    ...cv.experience.map(({ description }) => description),
    ...cv.education.flatMap(({ degree, institution, description }) => [degree, institution, description]),
    // how well is a fact: as words, the level of one language would stand before the name of the next
    ...cv.languages.map(({ name }) => name),
    ...cv.certificates.flatMap(({ name, issuer }) => [name, issuer]),
    ...cv.projects.flatMap(({ name, description }) => [name, description]),
  ].join(' \n ')

/** What is hidden until somebody is unlocked and still worth searching then. */
const privateOf = ({ name, email, experience }: CvContent) =>
  [name, email, ...experience.map(({ company }) => company)].join(' \n ')
