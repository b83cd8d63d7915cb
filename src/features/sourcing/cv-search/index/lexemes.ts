import { asAlike } from '../occupations-titled.ts'

/**
 * What is searched together stands together in one index: words of the CV, and as lexemes that no word collides with,
 * because words are letters and digits only, filters, times, and which page may find whom.
 */
export const lexeme = {
  country: (id: number) => `c:${id}`,
  city: (id: number) => `ci:${id}`,
  /** Would move there. */
  movesToCountry: (id: number) => `mc:${id}`,
  movesToCity: (id: number) => `mi:${id}`,
  position: (id: number) => `o:${id}`,
  /** A position or field that is named somewhere, and one that a headline, a title or a skill names. */
  named: (key: string) => `on:${key}`,
  titled: (key: string) => `ot:${key}`,
  /** One that somebody has or had by a title, or chose; and one that the headline or the latest job names. */
  held: (key: string) => `oh:${key}`,
  current: (key: string) => `oc:${key}`,
  /** Words of a title that names no known work, which others with the same title share. */
  alike: asAlike,
  /** A word of the name of a place, as it is written: no ending is taken off. */
  place: (word: string) => `w/${word}`,
  /** The same of where somebody lives. */
  lives: (word: string) => `v/${word}`,
  skill: (folded: string) => `k:${folded}`,
  experience: (range: string) => `x:${range}`,
  degree: (id: number) => `dg:${id}`,
  /** Speaks it at this level or better. */
  language: (language: string, level: string) => `l:${language}:${level}`,
  nationality: (id: number) => `na:${id}`,
  /** When something last changed: in which hour, on which day, in which week. */
  hour: (hour: number) => `h:${hour}`,
  day: (day: number) => `d:${day}`,
  week: (week: number) => `u:${week}`,
  /** A word of a headline, a title or a skill. */
  title: (stem: string) => `t/${stem}`,
  /** Two of them after each other, so many places apart where words that say nothing stand between. */
  pair: (first: string, apart: number | string, second: string) => `2/${first}+${apart}+${second}`,
  /** A word that only those may find who may see names and employers. */
  private: (stem: string) => `p/${stem}`,
  /** How a name sounds, whatever it is written with; the same holds. */
  name: (key: string) => `n:${key}`,
  /** Whom every page with the right may find. */
  open: 'open:1',
  /** Who chose to be seen by everybody, without a name. */
  public: 'public:1',
  /** Whom this page may find and see whole: applicants, and whoever was unlocked. */
  to: (page: string) => `to:${page}`,
  /** Whom this page shall not find. */
  not: (page: string) => `not:${page}`,
  /** Applied to this job. */
  job: (job: string) => `j:${job}`,
} as const

export const hourLength = 3_600_000
export const dayLength = 24 * hourLength

/** Hours, days or weeks since 1970, in UTC. */
export type Unit = 'hour' | 'day' | 'week'
export const lengthOf: Record<Unit, number> = { hour: hourLength, day: dayLength, week: 7 * dayLength }
/** In which hour, day or week a moment lies. */
export const unitOf = (unit: Unit, at: Date | number): number => Math.floor(Number(at) / lengthOf[unit])

/** A time of those whom every page may find: one list of the index to read, instead of two that are long. */
export const openIn = (unit: Unit, at: number): string => `o${lexeme[unit](at)}`

export const timeLexemes = (at: Date, isOpen: boolean): string[] =>
  (['hour', 'day', 'week'] as const).flatMap((unit) => {
    const time = unitOf(unit, at)
    return [lexeme[unit](time), ...(isOpen ? [openIn(unit, time)] : [])]
  })

/** Words further apart are no pair. */
export const farthestApart = 3
