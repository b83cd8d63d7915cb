import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { listOffers } from '#features/hiring/offers/contract.ts'
import { useOfferPay } from '#features/hiring/offers/ui/use-offer-pay.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { WaitingPeople } from './waiting-people.tsx'

export const askedOffers = { state: 'asked' } as const

/** Offers that wait for the approval of whoever may make them; nothing where none does. */
export function OffersToday({ first }: { first: Gives<typeof listOffers> }) {
  const t = useTranslations('workspace')
  const payOf = useOfferPay()
  const when = useWhen()
  const { data } = useCall(listOffers, askedOffers, { initial: first })
  const { data: offers } = data ?? first
  return (
    <WaitingPeople
      id="offers"
      title={t('offers')}
      all={{ href: '/page/offers', text: t('allOffers') }}
      people={offers.map(({ id, name, job, application, answer_by, ...terms }) => ({
        id,
        href: `/page/jobs/${job.id}/board?applicant=${application}&part=hiring`,
        name,
        facts: [
          <bdi key="job">{job.title}</bdi>,
          payOf(terms),
          answer_by && t('offerUntil', { when: when.limit(answer_by) }),
        ],
      }))}
    />
  )
}
