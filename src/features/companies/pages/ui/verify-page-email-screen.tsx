import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { verifyPageEmail } from '../contract.ts'
import type { Route } from './+types/verify-page-email-screen'
import { nameBehind } from './name-behind.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await nameBehind(context.get(pageContext), verifyPageEmail, params.hash) }
}

/** What came of the link that confirms the address of a page (seed §2, verify-company-email). */
export default function VerifyPageEmailScreen({ loaderData: { name } }: Route.ComponentProps) {
  const t = useTranslations('pages.verifyEmail')
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="verify-company-email" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        <Note tone={name === null ? 'warm' : 'good'}>{name === null ? t('expired') : t('confirmed', { name })}</Note>
        <LinkButton href="/page" look="primary">
          {t('goOn')}
        </LinkButton>
      </main>
    </PublicShell>
  )
}
