import type { CvQuery } from './contract.ts'

/** Only what was asked for, so that an address and a stored search say no more than that. */
export const bare = (search: Partial<CvQuery>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([, value]) =>
        value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** The same words and place, without filters; those of a job stay among its applicants. */
export const withoutFilters = <T extends CvQuery>(search: T): T => ({
  ...search,
  ...{ must: '', without: '', position: [], skill: [], experience: [], degree: [], language: [], nationality: [] },
  ...{ resident: undefined, free: undefined, updated: undefined, hide_seen: undefined },
})

/** The address of the screen with a search. */
export function addressOf(search: Partial<CvQuery>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(bare(search)))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, one === true ? '1' : String(one))
  query.delete('sort', 'relevance')
  const text = query.toString()
  return text ? `/cv-search?${text}` : '/cv-search'
}
