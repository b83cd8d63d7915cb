import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { forgetEnded } from '#features/accounts/ui/keep-locally.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Route } from './+types/session-layout'
import { DemoBar } from './demo-bar.tsx'
import { readSession } from './read-session.ts'
import { useSession, useSite } from './use-session.ts'

/** Who is signed in, read anew with every screen: it comes in the same answer, and the guard has asked for it already. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  session: await readSession(context.get(pageContext)),
})

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
    <>
      <Outlet />
      {/* shown above all, read last: the way past the rail stays the first stop of the keyboard */}
      {demo ? <DemoBar /> : null}
    </>
  )
}
