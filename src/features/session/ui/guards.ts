import { type RouterContextProvider, redirect } from 'react-router'
import { showLock } from '#features/lock/contract.ts'
import { choosePage } from '#features/pages/contract.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { readSession, type Session } from './read-session.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request }

/** Seed §2, guest guard: whoever is signed in goes home; for others our cookies are cleared and the screen is theirs. */
export async function guest({ context }: Asked): Promise<PageContext> {
  const page = context.get(pageContext)
  const session = await readSession(page)
  if (session) throw redirect('/home')
  await leadToLock(page, '/home')
  if (page.cookie('user_token')) page.forgetSession()
  return page
}

/** A session that is locked keeps its cookies: the lock asks for the password, and leads back. */
async function leadToLock(page: PageContext, next: string) {
  if (!page.cookie('token')) return
  const { data } = await page.call(showLock, {})
  if (data.locked) throw redirect(`/lock?next=${encodeURIComponent(next)}`)
}

/**
 * Seed §2, auth guard: without the marker the screen is allowed and shows its sign-in panel (null comes back); with it the
 * session is checked, and a failed one leads to /login.
 */
export async function signedIn({ context, request }: Asked): Promise<{ page: PageContext; session: Session | null }> {
  const page = context.get(pageContext)
  const session = await readSession(page)
  if (session || !page.cookie('user_token')) return { page, session }
  const { pathname, search } = new URL(request.url)
  await leadToLock(page, pathname + search)
  page.forgetSession()
  throw redirect('/login')
}

/**
 * A signed-in screen of a company page (seed §4, "Workspace"): the stored workspace becomes active for a day; one that is
 * none of the user's pages is forgotten, and /my-pages asks for another.
 */
export async function atWork(asked: Asked): Promise<{ page: PageContext; session: Session | null }> {
  const { page, session } = await signedIn(asked)
  if (!session || session.is_page) return { page, session }
  const stored = page.cookie('workspace_page_id')
  const known = session.pages.find(({ page_id }) => page_id === stored) ?? (stored ? undefined : session.pages[0])
  if (!known) {
    page.forgetWorkspace()
    throw redirect('/my-pages')
  }
  await page.call(choosePage, { page: known.page_id })
  throw redirect(new URL(asked.request.url).pathname + new URL(asked.request.url).search)
}

/** Screens of the site's own staff. For everybody else they do not exist. */
export async function asAdmin(asked: Asked): Promise<{ page: PageContext; session: Session | null }> {
  const { page, session } = await signedIn(asked)
  if (session && session.display.role_cp !== 1) throw new Response(null, { status: 404 })
  return { page, session }
}
