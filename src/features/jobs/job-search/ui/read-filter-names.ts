import { degrees, industries, positions } from '#features/site/lookups/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Search } from './search-address.ts'

/** What the filters by lists are called: the chosen position, and the industries one may choose. */
export type FilterNames = {
  position: string | null
  industries: { id: string; text: string }[]
  degrees: { id: string; text: string }[]
}

/** Sections of industry, and the part that was asked for. */
export async function readFilterNames(page: PageContext, search: Search): Promise<FilterNames> {
  const [all, { data_name: levels }, known] = await Promise.all([
    page.call(industries, {}),
    page.call(degrees, {}),
    search.position ? page.call(positions, { id: 0 }) : { data_name: [] },
  ])
  const shown = all.data_name.filter(({ id, parent }) => !parent || id === search.industry)
  return {
    position: known.data_name.find(({ id }) => id === search.position)?.text ?? null,
    degrees: levels.map(({ id, text }) => ({ id: String(id), text })),
    industries: shown.map(({ id, text }) => ({ id: String(id), text })),
  }
}
