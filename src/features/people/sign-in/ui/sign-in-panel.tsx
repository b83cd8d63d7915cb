import { useLocation } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { SignInForm } from './sign-in-form.tsx'

/** In place of a screen that needs a session: sign in, and go on where one was. */
export function SignInPanel({ title, signUp }: { title: string; signUp?: string | undefined }) {
  const t = useTranslations('signIn.panel')
  const { pathname, search } = useLocation()
  return (
    <main id="main" data-screen="sign-in-panel" className="wrap wrap-form page stack stack-l">
      <div className="stack stack-s">
        <h1>{title}</h1>
        <p className="quiet">{t('text')}</p>
      </div>
      <SignInForm onDone={() => location.reload()} />
      {signUp ? (
        <p className="small quiet">
          <a className="link" href={`/register?next=${encodeURIComponent(pathname + search)}`}>
            {signUp}
          </a>
        </p>
      ) : null}
    </main>
  )
}
