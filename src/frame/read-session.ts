import { check } from '#features/front/session/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'

export type Session = Gives<typeof check>

const asked = new WeakMap<PageContext, Promise<Session | null>>()

/** Who is signed in, for a loader; null for nobody. Guard, frame and screen of one request ask once. */
export function readSession(page: PageContext): Promise<Session | null> {
  const answer = asked.get(page) ?? ask(page)
  asked.set(page, answer)
  return answer
}

async function ask(page: PageContext): Promise<Session | null> {
  if (!page.cookie('token')) return null
  try {
    return await page.call(check, {})
  } catch (error) {
    // while nobody can tell, nobody is signed out
    if (error instanceof Response) throw error
    return null
  }
}

/** Whether there is a session, and it is locked. */
export async function isLocked(page: PageContext): Promise<boolean> {
  if (!page.cookie('token')) return false
  try {
    await page.call(check, {})
    return false
  } catch (error) {
    return (error as { code?: string }).code === 'locked'
  }
}
