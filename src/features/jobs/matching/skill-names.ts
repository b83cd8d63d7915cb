import spellings from '#db/lookups/skill-spellings.json' with { type: 'json' }
import type { Stems } from '#features/jobs/job-search/stems.ts'
import { synonymsOf } from '#features/jobs/job-search/synonyms.ts'
import type { Row } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import groups from './skill-other-names.json' with { type: 'json' }
import { type Must, type Way, wayOf } from './ways.ts'

export type NamedSkill = {
  text: string
  names: Name[]
  /** All words of what was asked for, in the languages of the lists: a name that is one of them tells a part of it. */
  called?: readonly string[]
  described?: Described
  /** Asked for in every trade, in one word: a degree that is called so names what was studied, and not what somebody is good at. */
  isSoft?: boolean
}
/** What shows a part of a skill that is told in words of its own: known skills that it names, and words that tell of it. */
export type Described = { names: Name[]; words: readonly string[] }
/**
 * A name as folded words; `only` where it is too common a word to be looked for anywhere else, or is that of work. `isCommon`: a single word
 * that is no name of a product and no entry of a list, "containers"; `isField`, of a skill of more words, "logistics": titles, degrees and
 * companies are called so, too.
 */
export type Name = { words: readonly string[]; only: 'skills' | 'experience' | null; isCommon?: true; isField?: true }

const vendor = /^(?:microsoft|ms|adobe)\s+(?=\S{4,})/iu
const shortest = 3
/** Words that may stand between those of a name in a sentence: "planned incoming and outgoing shipments". */
const mostBetween = 3

/**
 * The names of a skill in every language of the lists, with what else it is called: "Excel" for "Microsoft Excel", what stands
 * in brackets, and synonyms. A name of one or two letters (C, R, Go) is only looked for among the skills.
 */
export function skillNames(text: string, skills: readonly Row[]): NamedSkill {
  const listed = [text, ...listedTexts(text, skills)]
  const written = [...new Set([...listed, ...otherNamesOf(listed), ...partNames(text, skills)])]
  const whole = written.flatMap((one) => [one, ...bracketed(one)])
  const isLong = foldWords(text).includes(' ')
  const names = new Map<string, Name>()
  const add = (folded: string, only: Name['only'], isCommon = false) => {
    if (!folded || names.has(folded)) return
    const kind = isCommon && { isCommon: true as const, ...(isLong && { isField: true as const }) }
    names.set(folded, { words: folded.split(' '), only, ...kind })
  }
  const isCommon = (one: string) => !hasCapital(one) && !listed.includes(one) && !foldWords(one).includes(' ')
  for (const one of whole) {
    const folded = foldWords(one)
    add(folded, [...folded].length < shortest ? 'skills' : null, isCommon(one))
    for (const other of synonymsOf(folded)) add(other.join(' '), null)
  }
  for (const one of whole) if (vendor.test(one)) add(foldWords(one.replace(vendor, '')), 'skills')
  const called = isLong ? [...new Set(listed.flatMap((one) => foldWords(one).split(' ')))] : []
  return { text, names: [...names.values()], called, isSoft: isSoft(text, skills) }
}

/** "Communication", "Leadership": listed under no trade; "Project management" is learnt. */
const isSoft = (text: string, skills: readonly Row[]): boolean =>
  (byName(skills).get(foldWords(text)) ?? []).some(
    ({ parent, texts }) => parent === null && !foldWords(texts.en).includes(' '),
  )

/** Products and abbreviations are written so: Revit, iOS, ЧПУ. */
const hasCapital = (name: string): boolean => /\p{Lu}/u.test(name)

/** What a list and the other names call the same, in every language; nothing for what neither knows. */
function listedNames(text: string, skills: readonly Row[]): string[] {
  const listed = listedTexts(text, skills)
  return [...new Set([...otherNamesOf([text, ...listed]), ...listed])]
}

const listedTexts = (text: string, skills: readonly Row[]): string[] =>
  (byName(skills).get(foldWords(text)) ?? []).flatMap(({ texts }) => Object.values(texts))
const otherNamesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((one) => otherNames.get(foldWords(one)) ?? [])

/** A product or standard within words of another script names it alone, by all its names: "نظام SAP", "Документы CMR". */
function partNames(text: string, skills: readonly Row[]): string[] {
  if (!/[\p{Script=Arabic}\p{Script=Cyrillic}]/u.test(text)) return []
  const parts = text.match(/[A-Za-z][A-Za-z0-9+#.-]{2,}/g) ?? []
  return parts.flatMap((part) => [part, ...listedNames(part, skills)])
}

const spelled = new Map(spellings.map((group) => [foldWords(group[0] ?? ''), group]))
const withSpellings = (group: readonly string[]) => group.flatMap((one) => spelled.get(foldWords(one)) ?? [one])

/** By each folded name all names of its group: what people write that no list has, and how they spell products. */
const otherNames = new Map<string, readonly string[]>()
for (const group of [...groups.map(withSpellings), ...spellings])
  for (const one of group) otherNames.set(foldWords(one), [...(otherNames.get(foldWords(one)) ?? []), ...group])

const known = new WeakMap<readonly Row[], ReadonlyMap<string, Row[]>>()

/** Entries by each of their folded names: thousands are folded once for each list that was read, not for each application. */
function byName(skills: readonly Row[]): ReadonlyMap<string, Row[]> {
  const made = known.get(skills)
  if (made) return made
  const names = new Map<string, Row[]>()
  for (const row of skills)
    for (const name of new Set(Object.values(row.texts).map(foldWords)))
      names.set(name, [...(names.get(name) ?? []), row])
  known.set(skills, names)
  return names
}

/** "Contracts (FIDIC)" is both "Contracts" and "FIDIC" to whoever writes a CV, but only the latter says it all. */
function bracketed(text: string): string[] {
  const [, inside] = /\(([^)]{3,})\)/.exec(text) ?? []
  return inside && /^[A-Z0-9/ -]+$/.test(inside) ? [inside] : []
}

/** All words whose stems have to be known before `mustOf`. */
export const wordsOf = (skills: readonly NamedSkill[]): string[] => [
  ...new Set(
    skills.flatMap(({ names, called = [], described }) => [
      ...called,
      ...[...names, ...(described?.names ?? [])].flatMap(({ words }) => words),
      ...(described?.words ?? []),
    ]),
  ),
]

export const mustOf = (skill: NamedSkill, stems: Stems): Must => {
  const loose = new Set(looseOf(skill, stems))
  return {
    text: skill.text,
    ...(skill.isSoft && { isSoft: true as const }),
    ways: skill.names
      .filter((name) => !loose.has(name))
      .flatMap((name) => waysOf(name, stems))
      .map((way) => (skill.isSoft ? { ...way, where: 'elsewhere' as const } : way)),
  }
}

/** A single common word in Latin letters, "integrations", "containers": its stem is that of quite other words ("integrated", "contained"). */
const isLatin = ({ words: [word = ''], isCommon }: Name): boolean => isCommon === true && /^[a-z]+$/.test(word)

/** The word in one number and the other, in what is told. */
const asWritten = ({ words: [word = ''], isField, only }: Name): Way => ({
  words: [[word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`]],
  ...{ phrase: true, open: false, section: only },
  ...(isField && { where: 'told' }),
})

/** As it stands, and in a sentence in other words: "Stock counting" is who counted the stock. */
function waysOf(name: Name, stems: Stems): Way[] {
  if (isLatin(name)) return [asWritten(name)]
  const { words, only, isField } = name
  const whole = wayOf(words, stems, { phrase: true, section: only, ...(isField && { where: 'told' }) })
  if (only !== null || words.length < 2) return [whole]
  const spoken = whole.words.filter((_, at) => stems.get(words[at] ?? '') !== null)
  if (spoken.length < 2) return [whole]
  const within = spoken.length + mostBetween
  return [
    { ...whole, where: 'elsewhere' },
    { ...whole, words: spoken, phrase: false, where: 'sentence', within },
  ]
}

/** Names that are one of the words that were asked for, in whatever form: "logistics" of "Logistics planning". */
export function looseOf({ names, called = [] }: NamedSkill, stems: Stems): Name[] {
  const fields = called.length > 0 ? names.filter(({ isField }) => isField) : []
  if (fields.length === 0) return []
  const asked = new Set(wayOf(called, stems, {}).words.flat())
  const lexemes = ({ words }: Name) => wayOf(words, stems, {}).words.flat()
  return fields.filter((name) => lexemes(name).some((one) => asked.has(one)))
}

/** The same as ways of showing a part. */
export const looseWays = (skill: NamedSkill, stems: Stems): Way[] =>
  looseOf(skill, stems).flatMap((name) => waysOf(name, stems))

/** Whether a list or the other names know a skill that is called so. */
export function isKnownSkill(text: string, skills: readonly Row[]): boolean {
  const folded = foldWords(text)
  return byName(skills).has(folded) || otherNames.has(folded)
}
