import { Suspense, useContext } from 'react'
import { PublicShell } from './public-shell.tsx'
import { SignInPlace } from './sign-in-place.ts'

/** What stands in the place of a screen that needs somebody: the panel to sign in (product.md §3). */
export function SignedOut(asked: { title: string; signUp: string | undefined }) {
  const SignInPanel = useContext(SignInPlace)
  return (
    <PublicShell>
      <Suspense>
        <SignInPanel {...asked} />
      </Suspense>
    </PublicShell>
  )
}
