import { lexeme } from './lexemes.ts'
import type { TextQuery } from './text-query.ts'

/** In how many jobs lexemes stand, as counted last. */
export type Frequencies = {
  jobs: number
  /** Days over which they were published. */
  days: number
  of: (lexeme: string) => number
}

/** Filters of a search as lexemes: all of the lists, any one of each, and none of `not`. */
export type Filters = {
  country: number | null
  lists: readonly (readonly string[])[]
  /** At least so many US dollars a month; and jobs whose pay begins at no more. */
  usd: number | null
  usdMost: number | null
  not: readonly string[]
  /** Only what was published from this moment on. */
  since: number | null
}

/**
 * How matches are gathered. `walk` reads jobs newest first, at most `rows` of them, and keeps those that fit: for what is
 * common. `window` asks the index about the newest so many days, null for all of them: for the rest.
 */
export type Plan = { how: 'walk'; rows: number } | { how: 'window'; days: number | null }

/** Rows that may be read while walking, however cheap it looks: frequencies may be wrong about what goes together. */
const mostWalked = 5_000
/** A window of more days is named by its weeks. */
export const daysByName = 7

/**
 * What reading costs, in microseconds, as measured (docs/benchmarks.md): a row while walking, by what is looked at, and more
 * where rows lie apart; a match that is fetched and ranked; an entry of the index, for each lexeme of the query.
 */
const costs = { row: 2.5, rowOfCountry: 6, text: 20, match: 12, entry: 0.017 }

type Wanted = {
  /** The share of all jobs that is expected to fit. */
  share: number
  /** The share that has the rarest of what is asked for. */
  rarest: number
  /** The share of all jobs among which one would walk: those of the country, where one is given. */
  among: number
  /** Matches to gather. */
  target: number
  /** Lexemes of the query, days aside. */
  lexemes: number
  /** What has to be looked at in each row while walking: what stands in it, or the long text elsewhere. */
  looksAt: 'row' | 'text'
}

/** Chooses from frequencies alone: the database's own planner takes the wrong turn at exactly these queries. */
export function planFor({ share, rarest, among, target, lexemes, looksAt }: Wanted, { jobs, days }: Frequencies): Plan {
  const expected = jobs * share
  const all: Plan = { how: 'window', days: null }
  if (expected <= target || days < 2) return all
  const walked = (target * among) / share
  // a day more than needed: after midnight the newest one is empty
  const needed = Math.ceil((target * days) / expected) + 1
  const named = needed <= daysByName ? needed : Math.ceil(needed / daysByName) + 1
  const inWindow = Math.min((jobs * among * needed) / days, jobs * rarest)
  const ofRow = looksAt === 'text' ? costs.text : among < 1 ? costs.rowOfCountry : costs.row
  const ways: { plan: Plan; cost: number }[] = [
    // four times the expected rows, because matches come in clusters; then it was a wrong guess, and the index is asked
    { plan: { how: 'walk', rows: Math.ceil(walked * 4) + 200 }, cost: walked > mostWalked ? Infinity : walked * ofRow },
    {
      plan: window(needed, days),
      cost: (lexemes + named) * inWindow * costs.entry + ((expected * needed) / days) * costs.match,
    },
    { plan: all, cost: lexemes * jobs * rarest * costs.entry + expected * costs.match },
  ]
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).plan
}

/** A walk that met too little was planned on a wrong guess: the index is asked, about a week at first. */
export const insteadOfWalk = ({ days }: Frequencies): Plan => window(7, days)

/** The next try after a window that held too little. */
export function wider(days: number, found: number, needed: number, { days: all }: Frequencies): Plan {
  const factor = Math.min(12, Math.max(2.5, (needed * 2) / Math.max(1, found)))
  return window(Math.ceil(days * factor), all)
}

const window = (days: number, all: number): Plan => ({ how: 'window', days: days >= all ? null : days })

/** Words in a title come in company: each further one leaves about half, not its own share; a guess too low gathers far too much. */
export const company = 0.5

type Share = { share: number; rarest: number; lexemes: number }

/** Which share of all jobs has these words; where they must stand decides on how they go together. */
export function shareOfText({ clauses }: TextQuery, where: 'title' | 'anywhere', frequencies: Frequencies): Share {
  const shares = clauses.map((sides) => {
    const each = sides.map((words) => Math.min(...words.map((lexemes) => shareOfAny(lexemes, where, frequencies))))
    return Math.min(1, sum(each))
  })
  const rarest = Math.min(1, ...shares)
  const share = where === 'title' ? rarest * company ** Math.max(0, shares.length - 1) : product(shares)
  return { share, rarest, lexemes: clauses.flat(3).length }
}

/** Which share of all jobs passes the filters, as if they had nothing to do with each other. */
export function shareOfFilters({ lists }: Pick<Filters, 'lists'>, frequencies: Frequencies): Share {
  const shares = lists.map((list) => Math.min(1, sum(list.map((one) => shareOf(one, frequencies)))))
  return { share: product(shares), rarest: Math.min(1, ...shares), lexemes: lists.flat().length }
}

export const shareOf = (one: string, { of, jobs }: Frequencies): number => (jobs > 0 ? of(one) / jobs : 0)

function shareOfAny(lexemes: readonly string[], where: 'title' | 'anywhere', frequencies: Frequencies) {
  const known = lexemes.map((one) => shareOf(where === 'title' ? lexeme.title(one) : one, frequencies))
  return Math.max(...known)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const product = (numbers: readonly number[]) => numbers.reduce((all, one) => all * one, 1)
