import { useTranslations } from 'use-intl'
import { PublicShell } from '#features/session/ui/public-shell.tsx'
import { useSite } from '#features/session/ui/use-session.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showInvitation } from '../contract.ts'
import type { Route } from './+types/interview-page'
import { InvitationCard } from './invitation-card.tsx'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  try {
    return { first: await page.call(showInvitation, { key }) }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'not_found') throw error
    return { first: null }
  }
}

/** Where the mailed invitation to an interview leads; opening it answers nothing. */
export default function InterviewPage({ loaderData: { first }, params: { key } }: Route.ComponentProps) {
  const t = useTranslations('interviews.mine')
  const { brand } = useSite()
  const { data } = useCall(showInvitation, { key }, { initial: first ?? undefined, enabled: first !== null })
  const invitation = data?.data
  const title = invitation ? t('title', { company: invitation.job.company.name }) : t('expired')
  return (
    <PublicShell>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OfflineBar />
      <main id="main" data-screen="interview" className="wrap wrap-form page stack stack-l">
        {invitation ? (
          <>
            <h1>
              <bdi>{invitation.job.title}</bdi>
            </h1>
            <InvitationCard first={invitation} />
          </>
        ) : (
          <>
            <h1>{t('expired')}</h1>
            <p className="quiet">{t('expiredHelp')}</p>
            <div>
              <LinkButton href="/applications" look="primary">
                {t('keep')}
              </LinkButton>
            </div>
          </>
        )}
      </main>
    </PublicShell>
  )
}
