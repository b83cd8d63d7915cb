import { useTranslations } from 'use-intl'
import { PublicShell } from '#features/session/ui/public-shell.tsx'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { verifyEmail } from '../contract.ts'
import type { Route } from './+types/verify-email-page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  try {
    await page.call(verifyEmail, { hash: params.hash })
    return { confirmed: true }
  } catch {
    return { confirmed: false }
  }
}

/** What came of the link that confirms an address. */
export default function VerifyEmailPage({ loaderData: { confirmed } }: Route.ComponentProps) {
  const t = useTranslations('accounts.verify')
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <main id="main" data-screen="verify-email" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        <Note tone={confirmed ? 'good' : 'warm'}>{confirmed ? t('confirmed') : t('expired')}</Note>
        <LinkButton href="/home" look="primary">
          {t('goOn')}
        </LinkButton>
      </main>
    </PublicShell>
  )
}
