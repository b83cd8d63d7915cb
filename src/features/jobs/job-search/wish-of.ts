import { rangesWith } from '#features/site/lookups/experience-ranges.ts'
import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import { countriesOf } from '#features/site/lookups/regions.ts'
import type { City } from '#features/site/lookups/texts.ts'
import { foldExactly } from '#features/site/understanding/fold-words.ts'
import { rankAndFile } from '#features/site/understanding/occupations.ts'
import type { Part } from '#features/site/understanding/parts.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { lexeme } from './lexemes.ts'
import { citiesAround } from './places-around.ts'
import type { Asked } from './read-asked.ts'
import type { Sought } from './text-query.ts'

/** Lexemes of which a job must have one. */
type AnyOf = readonly string[]

/** What a query asks for, apart by what is given up together when nothing has all of it. */
export type Wish = {
  occupation: AnyOf
  /** Visa, housing, hours, level, years: one list each. */
  facts: readonly AnyOf[]
  /** At least so many US dollars a month, and at most. */
  usd: number | null
  usdMost: number | null
  place: AnyOf
  /** Places, types and workplaces that are not wanted: never given up. */
  not: AnyOf
  /** Types and workplaces. */
  conditions: readonly AnyOf[]
  companies: AnyOf
  sought: Sought
  /** Lexemes that make a match an exact one. */
  exact: AnyOf
  words: AnyOf
}

export function wishOf({ query, places }: Asked, cities: readonly City[], radius: number): Wish {
  const { parts, rest, leftOut } = query
  const positions = parts.flatMap((part) => (part.kind === 'occupation' ? part.positions : []))
  const beside = parts.flatMap((part) => (part.kind === 'occupation' ? (part.beside ?? []) : []))
  const fields = parts.flatMap((part) => (part.kind === 'occupation' ? part.fields : []))
  return {
    occupation: [
      ...[...positions, ...beside].flatMap((id) => [lexeme.position(id), lexeme.inside(id)]),
      ...fields.flatMap((field) => [lexeme.field(field), lexeme.insideField(field)]),
      ...parts.flatMap((part) => (part.kind === 'occupation' ? unread(part.words) : [])),
    ],
    ...factsIn(parts),
    place: placeLexemes(places, cities, radius),
    not: leftOut.flatMap((one) => {
      if (one.kind === 'place') return placeLexemes([one.place], cities, 0)
      return one.kind === 'words' ? [] : [one.kind === 'type' ? lexeme.type(one.value) : lexeme.workplace(one.value)]
    }),
    conditions: [...valued(parts, 'type'), ...valued(parts, 'workplace')],
    companies: parts.flatMap((part) => (part.kind === 'company' ? part.companies.map(lexeme.company) : [])),
    sought: { words: rest, named: parts.flatMap((part) => (part.kind === 'skill' ? [part.names] : [])) },
    words: parts.flatMap((part) =>
      part.kind === 'occupation' ? foldExactly(part.words).split(' ').map(lexeme.exact) : [],
    ),
    exact: [...positions.map(lexeme.position), ...exactOf(parts.filter((part) => !hasPositions(part)))],
  }
}

/** Each fact is a wish of its own; of hours and levels any one will do. `inShifts` where work in shifts will do for nights and evenings. */
export const factsIn = (parts: readonly Part[], inShifts = false): Pick<Wish, 'facts' | 'usd' | 'usdMost'> => ({
  facts: [
    ...parts.flatMap((part) => (part.kind === 'fact' ? [lexemesOf(part)] : [])),
    ...valued(parts, 'shift').map((hours) => (inShifts ? [...hours, lexeme.type('shift')] : hours)),
    ...valued(parts, 'level'),
    ...parts.flatMap((part) => (part.kind === 'experience' ? [rangesWith(part.years).map(lexeme.experience)] : [])),
  ],
  usd: payOf(parts, false),
  usdMost: payOf(parts, true),
})

/** All values of a kind in one list: any of them will do. */
function valued(parts: readonly Part[], kind: Part['kind']): AnyOf[] {
  const lexemes = parts.flatMap((part) => (part.kind === kind && 'value' in part ? lexemesOf(part) : []))
  return lexemes.length > 0 ? [lexemes] : []
}

const hasPositions = (part: Part) => part.kind === 'occupation' && part.positions.length > 0

/** Of a field, the work itself before those who lead it: a nurse before the head nurse. */
const exactOf = (parts: readonly Part[]): string[] =>
  rankAndFile(parts.flatMap((part) => (part.kind === 'occupation' ? part.field : []))).map(lexeme.position)

function payOf(parts: readonly Part[], isMost: boolean): number | null {
  const pay = parts.find((part) => part.kind === 'pay' && (part.isMost ?? false) === isMost)
  return pay?.kind === 'pay' ? monthlyDollars(pay.amount, pay.currency, pay.period) : null
}

/** A title that names nothing we know is found by its words, if it is one that was typed. */
function unread(words: string): string[] {
  const [token, ...more] = tokensOf(words)
  return token && more.length === 0 ? [lexeme.unread(token.key)] : []
}

/** The places themselves, or any city of the circle around each. */
export const placeLexemes = (places: readonly number[], cities: readonly City[], radius: number): string[] =>
  places.flatMap((place) =>
    place < 0 ? countriesOf(place).map(lexeme.country) : citiesAround(cities, place, radius).map(lexeme.city),
  )

function lexemesOf(part: Extract<Part, { value: string }>): AnyOf {
  const { kind, value } = part
  if (kind === 'type') return [lexeme.type(value)]
  if (kind === 'workplace') return [lexeme.workplace(value)]
  if (kind === 'level') return [lexeme.level(value)]
  return [kind === 'fact' ? lexeme.fact(value) : lexeme.shift(value)]
}

/** Whether anything is asked for beside a place. */
export const hasMore = ({ occupation, facts, usd, usdMost, conditions, companies, sought }: Wish) =>
  usd !== null ||
  usdMost !== null ||
  occupation.length + facts.length + conditions.length + companies.length + (sought.named?.length ?? 0) > 0 ||
  sought.words !== ''
