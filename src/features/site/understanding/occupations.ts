import { createHash } from 'node:crypto'
import fields from '#db/lookups/occupation-fields.json' with { type: 'json' }
import kin from '#db/lookups/occupation-kin.json' with { type: 'json' }
import ar from '#db/lookups/occupation-names/ar.json' with { type: 'json' }
import en from '#db/lookups/occupation-names/en.json' with { type: 'json' }
import fr from '#db/lookups/occupation-names/fr.json' with { type: 'json' }
import ru from '#db/lookups/occupation-names/ru.json' with { type: 'json' }
import notKin from '#db/lookups/occupations-that-are-not.json' with { type: 'json' }
import lead from '#db/lookups/positions-that-lead.json' with { type: 'json' }
import meanField from '#db/lookups/positions-that-mean-their-field.json' with { type: 'json' }
import sameWords from '#db/lookups/same-words.json' with { type: 'json' }
import type { Row } from '#features/site/lookups/texts.ts'
import { type Language, languages } from '#platform/shared/languages.ts'

type Names = { positions: Record<string, string[]>; fields: Record<string, string[]> }
const shipped: Record<Language, Names> = { en, ar, ru, fr }
const positionsOfField: Record<string, number[]> = fields
const nearOf: Record<string, { near: number[] }> = kin
const otherThings: Record<Language, { phrase: string; is: number[] }[]> = notKin

const fieldsOfPosition = new Map<number, string[]>()
for (const [field, positions] of Object.entries(positionsOfField))
  for (const id of positions) fieldsOfPosition.set(id, [...(fieldsOfPosition.get(id) ?? []), field])

/** The fields that a position belongs to. */
export const fieldsOf = (position: number): readonly string[] => fieldsOfPosition.get(position) ?? []

/** A field of more positions is not looked for inside other names. */
const widestInside = 12
export const isNarrow = (field: string): boolean => (positionsOfField[field]?.length ?? 0) <= widestInside

/** Fields whose work one has to study for, the narrower first. */
const studies = [
  'doctor',
  'nurse',
  'dental',
  'pharmacy',
  'mentalhealth',
  'law',
  'engineer',
  'education',
  'science',
  'healthcare',
]
/** The field that somebody of this position has studied; null for work that one may come to from elsewhere. */
export const studiedFor = (position: number): string | null =>
  studies.find((field) => positionsOfField[field]?.includes(position)) ?? null

const leading = new Set(lead)
export const doesLead = (position: number): boolean => leading.has(position)
/** Those of a field that lead nobody, whom somebody means who names the trade; all, where all of them lead. */
export function rankAndFile(positions: readonly number[]): readonly number[] {
  const others = positions.filter((id) => !leading.has(id))
  return others.length > 0 ? others : positions
}

/** Who names one of these means all work of its field, by whichever name and in whichever language: a cleaner, «femme de ménage». */
const meantBy: Record<string, number | undefined> = meanField

/** Whether a word for this position that also stands for these fields says no more than the position. */
export const isItsOwn = (position: number, fields: readonly string[]): boolean =>
  fields.every((field) => meantBy[field] === position)

/** Titles are read by these names, so that what was read by others has to be read anew. */
export const namesHash = createHash('sha256')
  .update(JSON.stringify([shipped, fields, notKin, sameWords, meanField]))
  .digest('hex')
  .slice(0, 12)

/**
 * What a phrase names: one position of the list, a field of several ("driver", "medical"), or, with no position at all,
 * something that only sounds like one ("chef d’équipe"): what stands inside such a phrase names nothing.
 */
export type Occupation = {
  positions: readonly number[]
  field: string | null
  language: Language
  isSoundAlike?: true
}

/** A name that an admin added to those that are shipped. */
export type AddedName = { position_id: number; language: Language; name: string }

/** Every name of every position that the list has. */
export function* occupationNames(rows: readonly Row[], added: readonly AddedName[]): Generator<[string, Occupation]> {
  const listed = new Set(rows.map(({ id }) => id))
  for (const language of languages) {
    const { positions, fields: named } = shipped[language]
    const namesOf = ({ id, texts }: Row) => [
      ...inBothForms(texts[language]),
      ...(positions[id] ?? []),
      // whole, as it is suggested
      ...(texts[language].includes(' / ') ? [texts[language]] : []),
    ]
    for (const row of rows) {
      const one: Occupation = { positions: [row.id], field: null, language }
      for (const name of namesOf(row)) yield [name, one]
    }
    for (const [field, names] of Object.entries(named)) {
      const those = (positionsOfField[field] ?? []).filter((id) => listed.has(id))
      if (those.length === 0) continue
      const one: Occupation = { positions: those, field, language }
      const whoMeansIt = rows.filter(({ id }) => id === meantBy[field])
      for (const name of [...names, ...whoMeansIt.flatMap(namesOf)]) yield [name, one]
    }
    for (const { phrase, is } of otherThings[language] ?? [])
      yield [phrase, { positions: is.filter((id) => listed.has(id)), field: null, language, isSoundAlike: true }]
  }
  for (const { position_id, language, name } of added)
    if (listed.has(position_id)) yield [name, { positions: [position_id], field: null, language }]
}

/** What a phrase means in this language; in any, where it means nothing in it: many names are borrowed from another language. */
export function inLanguage(occupations: readonly Occupation[], language: Language): readonly Occupation[] {
  const own = occupations.filter((one) => one.language === language)
  return own.length > 0 ? own : occupations
}

/** Positions at which somebody who looks for these would gladly look too, the nearest first; only so many for each, where it is said. */
export const nearPositions = (positions: readonly number[], most?: number): number[] =>
  [...new Set(positions.flatMap((id) => nearOf[id]?.near.slice(0, most) ?? []))].filter((id) => !positions.includes(id))

/** "Ingénieur / Ingénieure logiciel" and "Медицинская сестра / медицинский брат" are two names each; brackets only explain. */
export function inBothForms(text: string): string[] {
  const plain = text.replace(/\s*\([^)]*\)/g, '')
  const [one = '', other] = plain.split(/\s+\/\s+/)
  if (other === undefined) return [...new Set([text, plain])]
  const rest = one.includes(' ') ? '' : other.slice(other.split(' ', 1)[0]?.length)
  return [`${one}${rest}`, `${before(one, other)}${other}`]
}

/** What "Analyste financier / financière" says once for both: its last word alone names nobody. */
function before(one: string, other: string): string {
  const at = one.lastIndexOf(' ') + 1
  return at > 0 && !other.includes(' ') && one.slice(at, at + 4) === other.slice(0, 4) ? one.slice(0, at) : ''
}
