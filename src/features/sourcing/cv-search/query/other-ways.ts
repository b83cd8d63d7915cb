import { alsoSaid, synonymsOf } from '#features/jobs/job-search/synonyms.ts'
import type { City } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { mendKeyboard } from '#features/site/understanding/mend.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
import type { Nationality } from '#features/site/understanding/nationality-names.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { lexeme } from '../index/lexemes.ts'
import { holdsGrade } from './grade-named.ts'
import { holdsLevel, levelNamed } from './level-named.ts'
import { nationalityNamed } from './nationality-named.ts'
import { placeNamed } from './places-named.ts'
import { holdsProduct, type ListedSkill, productNamed } from './products.ts'
import { namesLayla, shiftNamed } from './shift-named.ts'
import { mendedPhrase, mendedWork } from './slips.ts'
import { languageSpoken } from './spoken.ts'

/** What words are read as; or only words. */
export type Reading = 'work' | 'skill' | 'language' | 'place' | 'nationality' | 'shift' | 'level' | 'words'

/** What else a phrase may be found by. */
export type Ways = {
  /** What it was read as. */
  as: Reading
  /** Keys of the occupations that it names; these are asked for instead of its words. */
  meant: readonly string[]
  /** Other words for it, folded. */
  sides: readonly (readonly string[])[]
  /** The same as people write them, for telling: each of them finds the same people. */
  also: readonly string[]
  /** Lexemes of facts of which one group must hold, whatever any line says: work that is held or wished for, where somebody lives or would. */
  within?: readonly (readonly string[])[]
  /** Whether any line may say it besides. */
  inAnyLine?: true
  /** Whether the words of these stand in their order. */
  inOrder?: true
  /** Whether it was one word with a slip, which may be a name: it is looked for as it was typed, too. */
  isSlip?: true
  /** Lexemes of facts that it names, any of these together. */
  facts?: readonly (readonly string[])[]
  /** Id of the city or minus that of the country that it names. */
  place?: number
  /** Of a place those that say that somebody lives there. */
  lives?: readonly (readonly string[])[]
  /** The language and the level that it asks for, `en:C1`, or the language alone. */
  spoken?: string
}
/** `isBeforeWork` where work is named right behind it: "Saudi" before a nurse is what she is, and else where. */
export type OtherWays = (phrase: string, isBeforeWork?: boolean) => Ways | null

/** The same for who is content with any line of a CV that names it. */
export const inAnyLine =
  (ways: OtherWays): OtherWays =>
  (phrase, isBeforeWork) => {
    const found = ways(phrase, isBeforeWork)
    return found && { ...found, inAnyLine: true }
  }

/** The lists of places and nationalities. */
export type Lists = {
  cities: ReadonlyMap<number, City>
  nationalities: readonly Nationality[]
  skills: readonly ListedSkill[]
  /** The cities of the circle that was asked for around this one, itself first. */
  around: (city: number) => readonly number[]
}

/** Occupations, languages, places and nationalities by all their names, and the few words beside them that are said in several ways. */
export const otherWays =
  (meanings: Meanings, language: Language, lists: Lists): OtherWays =>
  (phrase, isBeforeWork = false) =>
    namesLayla(phrase)
      ? null
      : (read(phrase, meanings, language, lists, isBeforeWork) ?? byKeyboard(phrase, meanings, language, lists))

const read = (
  phrase: string,
  meanings: Meanings,
  language: Language,
  lists: Lists,
  isBeforeWork: boolean,
): Ways | null => {
  const isWork = (words: string) => occupationMeant(words, language, meanings).length > 0
  // ".NET developer" is a developer, and .NET; "бухгалтер 1С" is no "1С:Бухгалтерия" turned round
  if (holdsProduct(phrase, meanings, lists.skills, isWork) || holdsLevel(phrase, meanings, language)) return null
  if (holdsGrade(phrase, meanings, language)) return null
  return (
    (isBeforeWork ? byWorkersFrom(phrase, meanings, lists) : null) ??
    // the name of a language alone is no teacher of it
    byLanguage(phrase) ??
    byNationality(phrase, meanings, lists, true) ??
    (isBeforeWork ? byNationality(phrase, meanings, lists, false) : null) ??
    byProduct(phrase, meanings, lists) ??
    // الرياض is the city, and only has the stem of sports
    (meanings.occupations.isExact(tokensOf(phrase)) ? null : byPlace(phrase, meanings, lists)) ??
    byOccupation(phrase, meanings, language) ??
    bySynonyms(phrase) ??
    byPlace(phrase, meanings, lists) ??
    byNationality(phrase, meanings, lists, false) ??
    byShift(phrase, meanings) ??
    byLevel(phrase, meanings) ??
    bySkill(phrase, meanings) ??
    bySound(phrase, meanings) ??
    bySlip(phrase, meanings, language)
  )
}

function byLanguage(phrase: string): Ways | null {
  const spoken = languageSpoken(phrase)
  if (spoken === null) return null
  const { sides, code, level, lexeme: fact } = spoken
  return { as: 'language', meant: [], sides, also: [], facts: [[fact]], spoken: level ? `${code}:${level}` : code }
}

function byPlace(phrase: string, meanings: Meanings, { cities, around }: Lists): Ways | null {
  const named = placeNamed(phrase, meanings, cities)
  if (named === null) return null
  const { id, names } = named
  const facts = names.map((words) => words.map(lexeme.place))
  const near = id > 0 ? around(id) : []
  const there = id > 0 ? near.map(lexeme.city) : [lexeme.country(-id)]
  const moves = id > 0 ? near.map(lexeme.movesToCity) : [lexeme.movesToCountry(-id)]
  const lives = [...there.map((one) => [one]), ...names.map((words) => words.map(lexeme.lives))]
  const within = [...lives, ...moves.map((one) => [one])]
  const sides = names.map((words) => foldWords(words.join(' ')).split(' '))
  return { as: 'place', meant: [], sides, also: [], facts, lives, within, place: id }
}

/** Whose nationality is chosen in the profile; `isSaid` where the words say that it is one ("Saudi national"). */
function byNationality(phrase: string, meanings: Meanings, lists: Lists, isSaid: boolean): Ways | null {
  const named = nationalityNamed(phrase, meanings, lists)
  if (named === null || named.isSaid !== isSaid) return null
  return { as: 'nationality', meant: [], sides: [], also: [], within: [[lexeme.nationality(named.id)]] }
}

/** Hours, by what lines say of them in the four languages. */
function byShift(phrase: string, meanings: Meanings): Ways | null {
  const words = shiftNamed(phrase, meanings)
  return words && { as: 'shift', meant: [], sides: words.map((word) => [foldWords(word)]), also: [] }
}

/** Languages whose name says of work where people are from, before it says what they speak: "Filipino nurse". */
const workersFrom = new Set(['tl', 'ne', 'id', 'th', 'vi', 'uz', 'kk'])
function byWorkersFrom(phrase: string, meanings: Meanings, lists: Lists): Ways | null {
  const spoken = languageSpoken(phrase)
  return spoken && spoken.level === null && !phrase.includes(' ') && workersFrom.has(spoken.code)
    ? byNationality(phrase, meanings, lists, false)
    : null
}

/** What only sounds like work is words together: nobody with a "driving licence" is asked to be a driver. */
function bySound(phrase: string, { occupations }: Meanings): Ways | null {
  const found = phrase.includes(' ') ? occupations.find(tokensOf(phrase)) : []
  const isSound =
    found.length > 0 && found.every(({ isSoundAlike, positions }) => isSoundAlike && positions.length === 0)
  return isSound ? { as: 'words', meant: [], sides: [], also: [] } : null
}

/** How long somebody has worked, by the words for it. */
function byLevel(phrase: string, meanings: Meanings): Ways | null {
  const within = levelNamed(phrase, meanings)
  return within && { as: 'level', meant: [], sides: [], also: [], within }
}

/** A skill by its names in the four languages, however it was spelled: اكسل, «питон». */
function bySkill(phrase: string, { skills }: Meanings): Ways | null {
  const [skill, ...others] = skills.find(tokensOf(phrase))
  if (!skill || others.length > 0) return null
  return bySkillNames(phrase, skill.names)
}

function bySkillNames(phrase: string, all: readonly string[]): Ways {
  const names = new Map(all.map((name) => [foldWords(name), name]))
  // "c plus plus" is one word in the index, and three as they were typed
  const own = foldWords(phrase)
  if (own.split(' ').length === phrase.split(/\s+/).length) names.delete(own)
  const sides = [...names.keys()].map((name) => name.split(' '))
  return { as: 'skill', meant: [], sides, also: [...names.values()], inOrder: true }
}

/** A product is met by its own names alone, never by work that is done with it. */
function byProduct(phrase: string, meanings: Meanings, { skills }: Lists): Ways | null {
  const names = productNamed(phrase, meanings, skills)
  return names && bySkillNames(phrase, names)
}

/** Fewer letters make words of any keyboard. */
const fewestTyped = 4

/** What was typed on the keyboard of another language, read as what was meant. */
function byKeyboard(phrase: string, meanings: Meanings, language: Language, lists: Lists): Ways | null {
  const meant = phrase.length < fewestTyped ? null : mendKeyboard(phrase, meanings)
  const ways = meant && read(meant, meanings, language, lists, false)
  if (!meant || !ways) return null
  const sides = [foldWords(meant).split(' '), ...ways.sides]
  return { ...ways, sides, also: [meant, ...ways.also], ...(!phrase.includes(' ') && { isSlip: true }) }
}

/** Work with a slip in its name is read as the right words would be; what was typed as one word may be a name, and is looked for besides. */
function bySlip(phrase: string, meanings: Meanings, language: Language): Ways | null {
  const mended = mendedPhrase(phrase, language, meanings) ?? mendedWork(phrase, language, meanings)
  const ways = mended === null ? null : byOccupation(mended, meanings, language)
  if (mended === null || ways === null) return null
  const also = [mended, ...ways.also]
  const sides = also.map((name) => foldWords(name).split(' '))
  return { ...ways, sides, also, ...(!phrase.includes(' ') && { isSlip: true }) }
}

export function bySynonyms(phrase: string): Ways | null {
  const folded = foldWords(phrase)
  const sides = synonymsOf(folded)
  return sides.length === 0 ? null : { as: 'words', meant: [], sides, also: alsoSaid(folded) }
}

/** Of more positions than these the names would say too much. */
const mostNamed = 2

function byOccupation(phrase: string, meanings: Meanings, language: Language): Ways | null {
  const meant = occupationMeant(phrase, language, meanings)
  if (meant.length === 0) return null
  const fields = meant.filter((key) => !/^\d+$/.test(key))
  const named = fields.length > 0 ? fields : meant
  const names = named.length > mostNamed ? [] : named.flatMap((key) => namesOf(key, meanings))
  const alike = names.filter(
    (name) => foldWords(name) !== foldWords(phrase) && !saysJobs(name, meanings) && isSame(name, meant),
  )
  const also = [...new Map(alike.map((name) => [foldWords(name), name])).values()]
  // who asks for SAP beside an accountant asks for no SAP consultant
  const isSkill = meanings.skills.find(tokensOf(phrase)).length > 0
  const within = isSkill ? [] : meant.map((key) => [lexeme.held(key)])
  return { as: isSkill ? 'skill' : 'work', meant, sides: also.map((name) => foldWords(name).split(' ')), also, within }

  function isSame(name: string, keys: readonly string[]) {
    const other = new Set(occupationMeant(name, language, meanings))
    return other.size === keys.length && keys.every((key) => other.has(key))
  }
}

/** "security jobs" names a field, and nobody. */
const saysJobs = (name: string, { sayings }: Meanings) =>
  tokensOf(name).some((token) => sayings.find([token]).some(({ kind }) => kind === 'filler') && token.text.length > 3)

const namesOf = (key: string, { names }: Meanings): string[] =>
  languages.flatMap((language) => names.get(key)?.[language] ?? [])
