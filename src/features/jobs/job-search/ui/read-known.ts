import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { readFilterNames } from './read-filter-names.ts'
import { readSearch } from './search-address.ts'

/** The search of an address without what no list has (typed by hand, or gone since), and what the rest of it is called. */
export async function readKnown(page: PageContext, params: URLSearchParams) {
  const typed = readSearch(params)
  const [words, names] = await Promise.all([readJobWords(page), readFilterNames(page, typed)])
  const isIn = (list: readonly { id: string }[], chosen: number | null) => list.some(({ id }) => id === String(chosen))
  const search = {
    ...typed,
    type: typed.type.filter((code) => Object.hasOwn(words.types, code)),
    experience: typed.experience.filter((code) => Object.hasOwn(words.experience, code)),
    benefit: typed.benefit.filter((code) => Object.hasOwn(words.benefits, code)),
    position: names.position === null ? null : typed.position,
    industry: isIn(names.industries, typed.industry) ? typed.industry : null,
    degree: isIn(names.degrees, typed.degree) ? typed.degree : null,
  }
  return { search, words, names }
}
