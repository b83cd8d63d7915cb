import '#platform/browser/document.ts'
import { useEffect } from 'react'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { verifyEmail } from '../contract.ts'
import type { Route } from './+types/verify-email-screen'

/**
 * What came of the link that confirms an address. The page's script uses the key up, not its loader: scanners that fetch
 * every link of a mail would confirm addresses whose holder never looked.
 */
export default function VerifyEmailScreen({ params: { hash } }: Route.ComponentProps) {
  const t = useTranslations('accounts.verify')
  const { mutate, data, error } = useSend(verifyEmail)
  useEffect(() => mutate({ hash }), [mutate, hash])
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="verify-email" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {data ? (
          <Note tone="good" alert>
            {t('confirmed')}
          </Note>
        ) : error ? (
          <Note tone="warm" alert>
            {error.code === 'link_expired' ? t('expired') : error.message}
          </Note>
        ) : (
          <div aria-busy="true">
            <Skeleton lines={['60%']} />
          </div>
        )}
        <LinkButton href="/home" look="primary" data-reload="">
          {t('goOn')}
        </LinkButton>
      </main>
    </PublicShell>
  )
}
