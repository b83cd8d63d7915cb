import { randomUUID } from 'node:crypto'
import { indexJobs } from '#features/jobs/job-search/index-jobs.ts'
import { listPromotions } from '#features/jobs/promotion/contract.ts'
import type { PromotionKind } from '#features/jobs/promotion/rules.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { coinsFor } from './coins.ts'
import { liveJobs } from './groups.ts'
import { anEmployer } from './people.ts'
import type { Site } from './site.ts'

type Employer = Awaited<ReturnType<typeof anEmployer>>

/** A page with coins and live jobs of these titles, in the search already. */
export async function aPageWith(site: Site, titles: readonly string[], coins = 100) {
  const employer = await anEmployer(site)
  await site.pool.query("update pages set state = 'active' where id = $1", [employer.page.id])
  await coinsFor(site, employer.page.id, coins)
  const ids = await liveJobs(site, employer.visitor, titles, { country_id: countryId('AE') })
  await indexJobs(site.world.db, ids)
  return { employer, ids }
}

/** A week of a job among the featured, or what is said instead. */
export const featured = (job = '', over = {}) => ({
  ...{ request: randomUUID(), kind: 'featured' as PromotionKind, variant: 'week', thing: job, coins: 10 },
  ...over,
})

/** Promotions as the team reads them. */
export const ownPromotions = async ({ visitor }: Employer) => (await visitor.call(listPromotions, {})).data

export const statesOfPromotions = async (employer: Employer) =>
  (await ownPromotions(employer)).map(({ state }) => state)
