import { offerProfile } from '#features/cvs/cv-builder/contract.ts'
import { type Cv, listCvs } from '#features/cvs/cvs/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'

type Part = Gives<typeof offerProfile>['data'][number]['part']
/** What the CV that companies are shown says and the profile does not, part by part. */
export type FromCv = Partial<Record<Part, string[]>>

/** The CV that was uploaded last, which a step says is kept; none where that cannot be told. */
export async function readKeptCv(page: PageContext): Promise<Cv | null> {
  try {
    const { data: cvs } = await page.call(listCvs, {})
    return cvs.filter(({ file }) => file).toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null
  } catch {
    return null
  }
}

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
