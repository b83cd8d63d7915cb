import { Suspense, useContext } from 'react'
import { PublicShell } from './public-shell.tsx'
import { SignInPlace } from './sign-in-place.ts'

/** What stands in the place of a screen that needs somebody: the panel to sign in (product.md §3). */
export function SignedOut({ title }: { title: string }) {
  const SignInPanel = useContext(SignInPlace)
  return (
    <PublicShell>
      <Suspense>
        <SignInPanel title={title} />
      </Suspense>
    </PublicShell>
  )
}
