import { CameBackNote, useCameBack } from '#features/people/providers/ui/came-back.tsx'
import { keepLocally } from '#frame/keep-locally.ts'
import { useAsked } from '#frame/use-session.ts'
import { sameSitePath } from '#platform/browser/same-site.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Signs in and goes on where one was led from. */
export function SignInHere() {
  const next = sameSitePath(useAsked().get('next'))
  const came = useCameBack()
  return (
    <div className="stack stack-l">
      <CameBackNote outcome={came.outcome} />
      <SignInForm
        step={came.step}
        next={next}
        onDone={async (signedIn) => {
          keepLocally(signedIn)
          await came.connect()
          location.assign(next ?? signedIn.redirect)
        }}
      />
    </div>
  )
}
