import type { Language } from '#platform/shared/languages.ts'
import type { Pay } from './pay.ts'

/** Where a part stands in what was typed. */
type Spot = { words: string; from: number; to: number }

/** One thing that a query asks for. */
export type Part = Spot &
  (
    | {
        kind: 'occupation'
        /** Positions that were named, none where only a field was. */
        positions: readonly number[]
        /** Fields that the same word stands for, and their positions. */
        fields: readonly string[]
        field: readonly number[]
        /** Positions that the halves of a name of two trades stand for, for which less is said: повар-кондитер, "chauffeur livreur". */
        beside?: readonly number[]
      }
    /** `others` are places of other countries that are called the same. */
    | { kind: 'place'; place: number; countries: readonly number[]; others: readonly number[] }
    | { kind: 'type' | 'workplace' | 'shift' | 'fact' | 'level'; value: string }
    /** So many years of work, as the reader has them. */
    | { kind: 'experience'; value: string; years: number }
    | ({ kind: 'pay' } & Pay)
    /** What is understood and says nothing of a job: "near me", "no interview". */
    | { kind: 'unused' }
    | { kind: 'company'; companies: readonly string[] }
    /** `names` in all languages, `skills` of the list. */
    | { kind: 'skill'; names: readonly string[]; skills: readonly number[] }
  )
export type PartKind = Part['kind']

/** What must be missing, as it was typed: places and other words stand in `rest` too, what a job is by its facts does not. */
export type LeftOut = { words: string } & (
  | { kind: 'place'; place: number }
  | { kind: 'type' | 'workplace'; value: string }
  | { kind: 'words'; text: string }
)

/** A query as it was read. */
export type Query = {
  parts: readonly Part[]
  /** What is left to be looked for as words, with its quotes and minus signs. */
  rest: string
  leftOut: readonly LeftOut[]
  /** The language of the words, where they tell. */
  language: Language | null
  /** What was typed, where something else is searched for. */
  mended: { from: string; to: string } | null
}
