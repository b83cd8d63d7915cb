import { listFooter } from '#features/site/articles/contract.ts'
import { showBanner } from '#features/site/banners/contract.ts'
import { showSwitches } from '#features/site/switches/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { Group } from './place.ts'

/** What stands around a page today: a banner, what the foot leads to besides, and addresses that are switched off. */
export type Around = {
  banner: Gives<typeof showBanner>['data']
  foot: Gives<typeof listFooter>['data']
  off: string[]
  /** Whether only the site’s own people are let in. */
  closed: boolean
  /** Where the site's own people may go; for them alone. */
  staff?: Group[]
}

export async function readAround(page: PageContext): Promise<Around> {
  const [banner, foot, switches] = await Promise.all([
    page.call(showBanner, {}),
    page.call(listFooter, {}),
    page.call(showSwitches, {}),
  ])
  return { banner: banner.data, foot: foot.data, off: switches.data.hrefs, closed: switches.data.closed }
}
