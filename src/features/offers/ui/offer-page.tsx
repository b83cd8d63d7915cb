import { useTranslations } from 'use-intl'
import { PublicShell } from '#features/session/ui/public-shell.tsx'
import { useSession, useSite } from '#features/session/ui/use-session.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showOffer } from '../letter-contract.ts'
import type { Route } from './+types/offer-page'
import { LetterCard } from './letter-card.tsx'
import { OtherApplications } from './other-applications.tsx'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  try {
    return { first: await page.call(showOffer, { key }) }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'not_found' && code !== 'invalid') throw error
    return { first: null }
  }
}

/** Where the mailed offer leads; opening the link answers nothing. */
export default function OfferPage({ loaderData: { first }, params: { key } }: Route.ComponentProps) {
  const t = useTranslations('offers.mine')
  const { brand } = useSite()
  const session = useSession()
  const { data } = useCall(showOffer, { key }, { initial: first ?? undefined, enabled: first !== null })
  const offer = data?.data
  const title = offer ? t('page', { job: offer.job.title }) : t('gone')
  return (
    <PublicShell>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OfflineBar />
      <main id="main" data-screen="offer" className="wrap wrap-form page stack stack-l">
        {offer ? (
          <>
            <h1>
              <bdi>{offer.job.title}</bdi>
            </h1>
            <LetterCard first={offer} />
            {session && offer.state === 'accepted' ? <OtherApplications application={offer.application} /> : null}
          </>
        ) : (
          <>
            <h1>{t('gone')}</h1>
            <p className="quiet">{t('goneHelp')}</p>
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
