import { lexeme } from './lexemes.ts'
import type { TextQuery } from './text-query.ts'

/** In how many jobs lexemes stand, as counted last. */
export type Frequencies = {
  jobs: number
  /** Days over which they were published. */
  days: number
  of: (lexeme: string) => number
}

/** Filters of a search as lexemes: all of the lists, any one of each. */
export type Filters = { country: number | null; lists: readonly (readonly string[])[]; usd: number | null }

/**
 * How matches are gathered. `walk` reads jobs newest first, at most `rows` of them, and keeps those that fit: for what is
 * common. `window` asks the index about the newest so many days, null for all of them: for the rest.
 */
export type Plan = { how: 'walk'; rows: number } | { how: 'window'; days: number | null }

/** Rows that may be read while walking: what stands in the row is cheap to look at, the long text is not. */
const mostWalked = { row: 5_000, text: 600 }
/** Fewer matches than this many times the wanted ones are simply all taken. */
const allBelow = 4
/** A window of more days is named by its weeks. */
export const daysByName = 7
/** What reading costs, measured: a match that is fetched and ranked; a job in a window, for each day or week it names. */
const microseconds = { match: 6, jobInWindow: 0.017 }

type Wanted = {
  /** The share of all jobs that is expected to fit. */
  share: number
  /** The share of all jobs among which one would walk: those of the country, where one is given. */
  among: number
  /** Matches to gather. */
  target: number
  /** What has to be looked at in each row while walking. */
  looksAt: keyof typeof mostWalked
}

/** Chooses from frequencies alone: the database's own planner takes the wrong turn at exactly these queries. */
export function planFor({ share, among, target, looksAt }: Wanted, { jobs, days }: Frequencies): Plan {
  const expected = jobs * share
  if (expected <= target * allBelow || days < 2) return { how: 'window', days: null }
  const walked = (target * among) / share
  // four times the expected rows, because matches come in clusters; then it was a wrong guess, and the index is asked
  if (walked <= mostWalked[looksAt]) return { how: 'walk', rows: Math.ceil(walked * 4) + 200 }
  // a day more than needed: after midnight the newest one is empty
  const needed = Math.ceil((target * days) / expected) + 1
  const named = needed <= daysByName ? needed : Math.ceil(needed / daysByName) + 1
  const ofWindow = named * ((jobs * among * needed) / days) * microseconds.jobInWindow
  return ofWindow < expected * microseconds.match ? window(needed, days) : { how: 'window', days: null }
}

/** A walk that met too little was planned on a wrong guess: the index is asked, about a week at first. */
export const insteadOfWalk = ({ days }: Frequencies): Plan => window(7, days)

/** The next try after a window that held too little. */
export function wider(days: number, found: number, needed: number, { days: all }: Frequencies): Plan {
  const factor = Math.min(12, Math.max(2.5, (needed * 2) / Math.max(1, found)))
  return window(Math.ceil(days * factor), all)
}

const window = (days: number, all: number): Plan => ({ how: 'window', days: days >= all ? null : days })

/** Words in a title come in company: each further one leaves about a third, not its own share. */
const company = 0.3

/** Which share of all jobs has these words; where they must stand decides on how they go together. */
export function shareOfText({ clauses }: TextQuery, where: 'title' | 'anywhere', frequencies: Frequencies): number {
  const shares = clauses.map((sides) => {
    const each = sides.map((words) => Math.min(...words.map((lexemes) => shareOfAny(lexemes, where, frequencies))))
    return Math.min(1, sum(each))
  })
  if (shares.length === 0) return 1
  if (where === 'title') return Math.min(...shares) * company ** (shares.length - 1)
  return shares.reduce((all, one) => all * one, 1)
}

/** Which share of all jobs passes the filters, as if they had nothing to do with each other. */
export function shareOfFilters({ lists }: Filters, frequencies: Frequencies): number {
  const each = lists.map((list) => Math.min(1, sum(list.map((one) => shareOf(one, frequencies)))))
  return each.reduce((all, one) => all * one, 1)
}

export const shareOf = (one: string, { of, jobs }: Frequencies): number => (jobs > 0 ? of(one) / jobs : 0)

function shareOfAny(lexemes: readonly string[], where: 'title' | 'anywhere', frequencies: Frequencies) {
  const known = lexemes.map((one) => shareOf(where === 'title' ? lexeme.title(one) : one, frequencies))
  return Math.max(...known)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
