import { redirect } from 'react-router'
import { readStarts } from '#features/hiring/applications/ui/starts.tsx'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { readSaved } from '#features/seeking/saved-jobs/ui/read-saved.ts'
import { place } from '#features/site/lookups/contract.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { jobFacets, searchJobs, workInstead } from '../contract.ts'
import { readKnown } from './read-known.ts'
import { addressOf, filtersIn, noFilters, type Search, unknownIn } from './search-address.ts'
import { shorterAddress } from './shorter-address.ts'

/** All that the results page shows, read from its address. */
export async function readResults(page: PageContext, params: URLSearchParams) {
  const shorter = shorterAddress(params)
  if (shorter !== null) throw redirect(shorter)
  const { search: typed, words, names } = await readKnown(page, params)
  const named =
    typed.where || typed.place ? await load(page, place, { id: typed.place ?? undefined, q: typed.where }) : null
  const found = named?.data.place ?? null
  const workplace = named?.data.remote ? [...new Set([...typed.workplace, 'remote'])] : typed.workplace
  const asked: Search = { ...typed, workplace, place: found?.id ?? null, where: found?.text ?? '' }
  const [results, facets, saved] = await Promise.all([
    load(page, searchJobs, askedBy(asked)),
    load(page, jobFacets, askedBy(asked)),
    readSaved(page),
  ])
  // a page behind the last one: of an estimate, an old link or a hand-typed address
  if (results.data.length === 0 && asked.page > 1) throw redirect(addressOf(asked))
  const search: Search = { ...asked, as_of: results.as_of, currency: asked.currency || results.currency }
  const [first] = results.data
  const chosen = readJob(page, search.job ?? first?.address).then((job) => job ?? readJob(page, first?.address))
  const listed = [...results.promoted, ...results.data]
  const isListed = !search.job || listed.some(({ address }) => address === search.job)
  // a job of the list is known by its row; only one from elsewhere is waited for
  const shown = async () => (isListed ? listed : [...listed, ...((await chosen.then((job) => job && [job])) ?? [])])
  const isNone = results.data.length === 0
  const [preview, wider, instead, fits, starts] = await Promise.all([
    chosen,
    isNone ? readWider(page, search) : [],
    isNone ? load(page, workInstead, askedBy(search)) : null,
    isNone ? load(page, listFittingJobs, { most: 3 }) : null,
    shown().then((jobs) => readStarts(page, jobs)),
  ])
  return {
    search,
    isCut: params.get('cut') === '1',
    unknown: unknownIn(params, { ...search, place: search.place ?? (typed.where ? typed.place : null) }),
    saved,
    starts,
    // without the id the visitor wrote the place by hand, and is told how it was read
    typedPlace: typed.where && typed.place !== found?.id && (found || !named?.data.remote) ? typed.where : null,
    near: named?.data.near ?? [],
    results,
    facets: facets.data,
    words,
    names,
    chosen: preview,
    wider,
    instead: instead?.data ?? null,
    fits: fits?.data.jobs ?? [],
    hasCv: fits?.data.has_cv ?? false,
  }
}

const askedBy = ({ where: _, job: __, ...search }: Search): Takes<typeof searchJobs> =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== null && value !== false && value !== ''),
  ) as Takes<typeof searchJobs>

/** The job of the preview; one that is gone is no reason to show nothing. */
async function readJob(page: PageContext, address: string | undefined) {
  if (!address) return null
  try {
    return (await page.call(showJob, { address })).data
  } catch {
    return null
  }
}

/** Of each way so many jobs are at hand to be shown. */
const mostNear = 5

/** Nothing fits, nor anything less: how many would without each one of the filters, only where there are some; each way once. */
async function readWider(page: PageContext, search: Search) {
  const bare = { ...search, ...noFilters, page: 1, as_of: null, job: null }
  const steps = [...filtersIn(search), { name: 'filters' as const, without: bare }]
  const counted = await Promise.all(
    steps.map(async (step) => {
      const { data, total, total_is_estimate } = await page.call(searchJobs, { ...askedBy(step.without), strict: true })
      return { ...step, total, isEstimate: total_is_estimate, jobs: data.slice(0, mostNear) }
    }),
  )
  // the way to all jobs stands below them anyway
  const shown = new Set(['/jobs'])
  return counted.filter(({ without, total }) => {
    const address = addressOf(without)
    const isOther = !shown.has(address)
    shown.add(address)
    return total > 0 && isOther
  })
}
