import type { PageContext } from '#platform/browser/page-context.ts'
import type { unsubscribePage, verifyPageEmail } from '../contract.ts'

type Mailed = typeof verifyPageEmail | typeof unsubscribePage

/** Follows a link that was mailed to a page: the name of the page, or null when the link means nothing any more. */
export async function nameBehind(page: PageContext, call: Mailed, hash: string): Promise<string | null> {
  try {
    return (await page.call(call, { hash })).data.name
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return null
  }
}
