import { type RouterContextProvider, redirect } from 'react-router'
import { choosePage } from '#features/companies/pages/contract.ts'
import type { StaffCapability } from '#features/site/staff-rights/permissions.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { isStaffPlace } from './places-of-staff.ts'
import { isLocked, readSession, type Session } from './read-session.ts'

/** `url` is the screen's own address; that of the request may be the one its data is asked for at. */
type Asked = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * Seed §2, guest guard: with the marker, or signed in without it, one goes home and the screen is blocked; for everybody
 * else our cookies are cleared and the screen is theirs. A marker that means nothing any more is dealt with at /home.
 */
export async function guest({ context }: Asked): Promise<PageContext> {
  const page = context.get(pageContext)
  if (page.cookie('user_token') || (await readSession(page))) throw redirect('/home')
  page.forgetSession()
  return page
}

/** A session that is locked keeps its cookies: the lock asks for the password, and leads back. */
async function leadToLock(page: PageContext, next: string) {
  if (await isLocked(page)) throw redirect(`/lock?next=${encodeURIComponent(next)}`)
}

type Entered = { page: PageContext; session: Session | null }

/**
 * Seed §2, auth guard. Cookies tied to a part of the site are cleared; without the marker the screen is allowed and shows
 * its sign-in panel (null comes back); with it the session is checked, and a failed one is cleared and leads to /login.
 */
export async function signedIn({ context, url }: Asked): Promise<Entered> {
  const page = context.get(pageContext)
  page.forgetScoped()
  const session = await readSession(page)
  if (session) {
    await followWorkspace(page, session, url)
    return { page, session }
  }
  if (!page.cookie('user_token')) return { page, session }
  await leadToLock(page, url.pathname + url.search)
  page.forgetSession()
  throw redirect('/login')
}

/**
 * Seed §4, "Workspace": the stored one becomes active, with a page token for a day; one that is none of the user's pages
 * (never was, or not any more) is forgotten, and /my-pages asks for another; staff at their own work are not asked.
 */
async function followWorkspace(page: PageContext, session: Session, { pathname, search }: URL): Promise<void> {
  const stored = page.cookie('workspace_page_id')
  if (!stored || stored === session.page_id) return
  if (session.pages.some(({ page_id }) => page_id === stored)) await startWork(page, stored, pathname + search)
  page.forgetWorkspace()
  if (pathname !== '/my-pages' && !isStaffPlace(pathname)) throw redirect('/my-pages')
}

/** Takes the membership and comes back to the same screen with it. */
async function startWork(page: PageContext, chosen: string, here: string): Promise<never> {
  await page.call(choosePage, { page: chosen })
  throw redirect(here)
}

/** A signed-in screen of a company page: of the chosen one, of the only one there is, or /my-pages asks. */
export async function atWork(asked: Asked): Promise<Entered> {
  const { page, session } = await signedIn(asked)
  if (!session || session.is_page) return { page, session }
  const [only, another] = session.pages
  if (!only || another) throw redirect('/my-pages')
  return startWork(page, only.page_id, asked.url.pathname + asked.url.search)
}

/** Screens of the site's own people, each under what one must be able to do there. For everybody else they do not exist. */
export async function asStaff(asked: Asked, needs: StaffCapability): Promise<Entered> {
  const { page, session } = await signedIn(asked)
  if (session && !session.staff_may.includes(needs)) throw new Response(null, { status: 404 })
  return { page, session }
}
