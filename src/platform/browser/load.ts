import { data } from 'react-router'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import type { PageContext } from './page-context.ts'

/** What an address leads to that was mistyped, made up, or is over. */
const nothingThere = new Set(['not_found', 'invalid', 'malformed', 'not_allowed', 'link_expired'])

/** A call from a loader; what does not exist for this visitor becomes a page that says so (404). */
export async function load<C extends Call>(page: PageContext, call: C, input: Takes<C>): Promise<Gives<C>> {
  try {
    return await page.call(call, input)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code && nothingThere.has(code)) throw data(null, { status: 404 })
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
    if (code && code !== 'not_allowed' && nothingThere.has(code)) return null
    throw error
  }
}
