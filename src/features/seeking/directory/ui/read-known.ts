import { industries, place } from '#features/site/lookups/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { type Asked, pairsOf, readAsked } from './companies-address.ts'

const listed = ['place', 'industry', 'size', 'kind']

/** What an address asks of the directory without what no list has (typed by hand, or gone since), and what that was. */
export async function readKnown(
  page: PageContext,
  params: URLSearchParams,
): Promise<{ asked: Asked; unknown: string[] }> {
  const typed = readAsked(params)
  const [named, all] = await Promise.all([
    typed.place ? page.call(place, { id: typed.place }).catch(() => null) : null,
    typed.industry ? page.call(industries, {}) : null,
  ])
  const asked = {
    ...typed,
    place: named?.data.place ? typed.place : null,
    industry: all?.data_name.some(({ id }) => String(id) === String(typed.industry)) ? typed.industry : null,
  }
  const known = new Set(pairsOf(asked).map((pair) => pair.join(' ')))
  const unknown = listed.flatMap((name) =>
    params.getAll(name).filter((value) => value !== '' && !known.has(`${name} ${value}`)),
  )
  return { asked, unknown }
}
