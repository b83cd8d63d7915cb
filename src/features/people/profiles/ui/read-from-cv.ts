import { offerProfile } from '#features/cvs/cv-builder/contract.ts'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'

type Part = Gives<typeof offerProfile>['data'][number]['part']
/** What the CV that companies are shown says and the profile does not, part by part. */
export type FromCv = Partial<Record<Part, string[]>>

/** Nothing where there is no CV, or none that can be compared. */
export async function readFromCv(page: PageContext): Promise<FromCv> {
  try {
    const { data: cvs } = await page.call(listCvs, {})
    const cv = cvs.find(({ primary }) => primary)
    if (!cv) return {}
    const { data } = await page.call(offerProfile, { cv: cv.id })
    return Object.fromEntries(data.map(({ part, items }) => [part, items]))
  } catch {
    return {}
  }
}
