import { data } from 'react-router'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import type { PageContext } from './page-context.ts'

/** A call from a loader; what does not exist for this visitor becomes a page that says so (404). */
export async function load<C extends Call>(page: PageContext, call: C, input: Takes<C>): Promise<Gives<C>> {
  try {
    return await page.call(call, input)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'not_found' || code === 'invalid' || code === 'not_allowed') throw data(null, { status: 404 })
    throw error
  }
}

/** What a mailed link leads to; null where the link ended or never was one. */
export async function loadMailed<C extends Call>(
  page: PageContext,
  call: C,
  input: Takes<C>,
): Promise<Gives<C> | null> {
  try {
    return await page.call(call, input)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'link_expired' || code === 'not_found' || code === 'invalid') return null
    throw error
  }
}
