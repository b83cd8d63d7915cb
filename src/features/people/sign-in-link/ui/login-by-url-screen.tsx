import { type ReactNode, useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { AskByEmail } from '#features/people/passwords/ui/ask-by-email.tsx'
import { Doorway } from '#features/people/passwords/ui/doorway.tsx'
import { keepLocally } from '#frame/keep-locally.ts'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { askSignInLink } from '../contract.ts'
import type { Route } from './+types/login-by-url-screen'
import { EnterByKey } from './enter-by-key.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const hasKey = url.searchParams.has('key')
  // without a key there is nothing here for whoever is signed in
  if (!hasKey && (await readSession(context.get(pageContext)))) throw redirect('/home')
  return null
}

/** `/login-by-url`: with the key of a mailed link the way in, without one the way to such a link. */
export default function LoginByUrlScreen() {
  const t = useTranslations('signInLink')
  const [search] = useSearchParams()
  const key = search.get('key')
  const [isExpired, expire] = useState(false)
  if (key && !isExpired)
    return (
      <Doorway screen="login-by-url" title={t('enter.title')} text={t('enter.text')}>
        <EnterByKey
          loginKey={key}
          onExpired={() => expire(true)}
          onDone={(signedIn) => {
            keepLocally(signedIn)
            location.replace(signedIn.redirect)
          }}
        />
      </Doorway>
    )
  const words = {
    email: t('ask.email'),
    go: t('ask.go'),
    sentTitle: t('ask.sentTitle'),
    sent: (email: ReactNode) => t.rich('ask.sent', { email: () => email }),
  }
  return (
    <Doorway
      screen="login-by-url"
      title={isExpired ? t('enter.expired') : t('ask.title')}
      text={isExpired ? t('enter.expiredHelp') : t('ask.text')}
    >
      <AskByEmail call={askSignInLink} words={words}>
        <p className="small">
          <a className="link" href="/login">
            {t('ask.byPassword')}
          </a>
        </p>
      </AskByEmail>
    </Doorway>
  )
}
