import { redirect } from 'react-router'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Refused } from '#platform/shared/refusal.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showClaim } from '../claim-contract.ts'
import type { Route } from './+types/claim-screen'
import { ClaimForm } from './claim-form.tsx'
import '#platform/browser/document.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  try {
    return { key: params.key, claim: (await page.call(showClaim, { key: params.key })).data }
  } catch (error) {
    const { code, extra } = error as Partial<Refused>
    if (code !== 'link_expired' && code !== 'invalid') throw error
    // who has made it theirs already follows the link to where it stands
    if (typeof extra?.application === 'string') throw redirect(`/applications/${extra.application}`)
    return { key: params.key, claim: null }
  }
}

/** Where the link of a receipt leads: one password, and the application has an account around it. */
export default function ClaimScreen({ loaderData: { key, claim } }: Route.ComponentProps) {
  const t = useTranslations('applications.claim')
  return (
    <PublicShell>
      <title>{t('pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="claim-application" className="wrap wrap-form page stack stack-l">
        {claim ? (
          <ClaimForm claimKey={key} claim={claim} />
        ) : (
          <>
            <h1>{t('expired')}</h1>
            <p className="quiet measure">{t('expiredHelp')}</p>
            <div className="cluster">
              <LinkButton href="/login" look="primary">
                {t('signIn')}
              </LinkButton>
            </div>
          </>
        )}
      </main>
    </PublicShell>
  )
}
