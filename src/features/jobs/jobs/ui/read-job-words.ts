import { benefits, employmentTypes, experience } from '#features/site/lookups/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'

/** What the codes of a job are called, in the language of the page. */
export type JobWords = Record<'types' | 'experience' | 'benefits', Record<string, string>>

/** For loaders of screens that show jobs. */
export async function readJobWords(page: PageContext): Promise<JobWords> {
  const lists = await Promise.all([page.call(employmentTypes, {}), page.call(experience, {}), page.call(benefits, {})])
  const [types = {}, ranges = {}, given = {}] = lists.map(({ data_name }) =>
    Object.fromEntries(data_name.map(({ id, text }) => [String(id), text])),
  )
  return { types, experience: ranges, benefits: given }
}

/** In the order of the list; codes without a word are left out. */
export const namesOf = (codes: readonly string[], words: Record<string, string>): string[] =>
  codes.flatMap((code) => words[code] ?? [])
