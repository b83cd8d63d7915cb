import { MailedScreen } from '#frame/mailed-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { showOffer } from '../letter-contract.ts'
import type { Route } from './+types/offer-screen'
import { LetterCard } from './letter-card.tsx'
import { OthersByLink } from './other-applications.tsx'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return { first: await loadMailed(context.get(pageContext), showOffer, { key }) }
}

/** Where the mailed offer leads; opening the link answers nothing. */
export default function OfferScreen({ loaderData: { first }, params: { key } }: Route.ComponentProps) {
  const t = useTranslations('offers.mine')
  const { data } = useCall(showOffer, { key }, { initial: first ?? undefined, enabled: first !== null })
  const offer = data?.data
  return (
    <MailedScreen
      screen="offer"
      title={offer ? t('page', { job: offer.job.title }) : ''}
      gone={{ title: t('gone'), help: t('goneHelp'), keep: t('keep') }}
    >
      {offer ? (
        <>
          <h1>
            <bdi>{offer.job.title}</bdi>
          </h1>
          <LetterCard first={offer} />
          {offer.state === 'accepted' ? <OthersByLink offer={key} /> : null}
        </>
      ) : null}
    </MailedScreen>
  )
}
