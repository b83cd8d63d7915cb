import type { z } from 'zod'
import * as jobSearch from '#features/jobs/job-search/contract.ts'
import { oneOf, quoted } from '#features/jobs/job-search/lexemes.ts'
import { type Frequencies, shareOf } from '#features/jobs/job-search/planner.ts'
import { readyFor } from '#features/jobs/job-search/read-search.ts'
import type { Context } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'

/** A search as an alert keeps it: that of the results page without its order. */
export type AlertSearch = Omit<jobSearch.JobQuery, 'sort'>

/** What a new job is held against: a query of its lexemes, pay, and the lexemes by which the alert is found. */
export type Wanted = { wanted: string; usd: number | null; anchors: string[] }

/** Every job has it: the anchor of an alert that only says what it does not want. */
export const anyJob = ''

/**
 * A search in the words of the index. Its anchors are all alternatives of the part that the fewest jobs have: a job that
 * fits has one of them for sure, and few others do.
 * @throws Refused invalid where nothing is asked for
 */
export async function wantedOf(ctx: Context, search: AlertSearch): Promise<Wanted> {
  const { text, filters, frequencies } = await readyFor(ctx, { ...search, sort: 'freshness' })
  const lists = filters.lists.map((list) => oneOf(list.map(quoted)))
  const missing = filters.not.map((one) => `!${quoted(one)}`)
  const parts = [...(text ? [text.anywhere] : []), ...lists, ...missing]
  if (parts.length === 0) throw wrongField('q', 'nothing_wanted')
  const clauses = (text?.clauses ?? []).map((sides) => sides.flatMap((words) => rarestOf(words, frequencies)))
  const choices = [...clauses, ...filters.lists].filter((lexemes) => lexemes.length > 0)
  const [best = [anyJob]] = choices.toSorted((a, b) => total(a, frequencies) - total(b, frequencies))
  return { wanted: parts.join(' & '), usd: filters.usd, anchors: [...new Set(best)] }
}

/** Of words that must stand together the rarest, with the lexemes it may stand as. */
const rarestOf = (words: readonly (readonly string[])[], frequencies: Frequencies): readonly string[] =>
  words.toSorted((a, b) => total(a, frequencies) - total(b, frequencies))[0] ?? []

const total = (lexemes: readonly string[], frequencies: Frequencies) =>
  lexemes.reduce((sum, one) => sum + shareOf(one, frequencies), 0)

/** An address of a company, a place … as the results page has it. */
export function addressOf({ salary, currency, period, ...search }: AlertSearch): string {
  const query = new URLSearchParams()
  const pay = salary ? { salary, currency, period } : {}
  for (const [name, value] of Object.entries({ ...search, ...pay }))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '' && one !== false) query.append(name, one === true ? '1' : String(one))
  return `/jobs?${query}`
}

const Search = jobSearch.searchJobs.takes.omit({ sort: true, cursor: true, strict: true, page: true, as_of: true })

/** A search as it was stored; what later versions added has its usual value. */
export const readSearch = (stored: unknown): AlertSearch => Search.parse(stored) as z.output<typeof Search>

/** Only what was asked for, so that the stored search reads like the address. */
export const bare = (search: AlertSearch): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && !isEmpty(value)),
  )

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
