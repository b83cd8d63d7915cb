import type { Reading } from './other-ways.ts'
import type { Term } from './read-boolean.ts'

/** Something to look for, with other ways to say it, or the occupations that it names; what was quoted is meant literally. */
export type Leaf = {
  kind: 'leaf'
  as: Reading
  term: Term
  /** Its own words first. */
  sides: readonly (readonly string[])[]
  meant: readonly string[]
  /** Those of work by which people stand in order, also where it is quoted. */
  orders: readonly string[]
  also: readonly string[]
  /** Lexemes of facts that it names, any of these together. */
  facts: readonly (readonly string[])[]
  /** Of a place those that say that somebody lives there. */
  lives: readonly (readonly string[])[]
  /** Lexemes of which one group must hold in place of its words, or may besides them. */
  within: readonly (readonly string[])[]
  inAnyLine: boolean
  /** Whether the words of its other names stand in their order, as those of a skill do. */
  inOrder: boolean
  /** One word with a slip: its own words stand anywhere besides. */
  isSlip: boolean
  /** Of a place its id. */
  place: number | null
  /** The language that it asks for, with its level if one was named. */
  spoken: string | null
}
export type Wanted = Leaf | { kind: 'not'; part: Wanted } | { kind: 'and' | 'or'; parts: readonly Wanted[] }
