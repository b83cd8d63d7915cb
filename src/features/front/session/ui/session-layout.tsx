import { lazy, useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { DemoBar } from '#frame/demo-bar.tsx'
import { forgetEnded } from '#frame/keep-locally.ts'
import { isStaff, placesOfStaff } from '#frame/places-of-staff.ts'
import { readAround } from '#frame/read-around.ts'
import { readSession } from '#frame/read-session.ts'
import { SignInPlace } from '#frame/sign-in-place.ts'
import { useSession, useSite } from '#frame/use-session.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Route } from './+types/session-layout'

/** Few visits ever see it. */
const SignInPanel = lazy(async () => ({
  default: (await import('#features/people/sign-in/ui/sign-in-panel.tsx')).SignInPanel,
}))

/** Who is signed in, read anew with every screen: it comes in the same answer, and the guard has asked for it already. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [session, around] = await Promise.all([readSession(page), readAround(page)])
  // only the site's own people have these, and nobody else carries their table along
  return { session, around: session && isStaff(session) ? { ...around, staff: placesOfStaff(session) } : around }
}

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname

/** Around every screen: what it knows of the visitor. */
export default function SessionLayout() {
  const { demo } = useSite()
  const session = useSession()
  useEffect(() => {
    if (!session) forgetEnded()
  }, [session])
  return (
    <SignInPlace value={SignInPanel}>
      <Outlet />
      {/* shown above all, read last: the way past the rail stays the first stop of the keyboard */}
      {demo ? <DemoBar /> : null}
    </SignInPlace>
  )
}
