import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { listOffers } from '#features/hiring/offers/contract.ts'
import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { WaitingPeople } from './waiting-people.tsx'

export const askedOffers = { asked: true } as const

/** Offers that wait for the approval of whoever may make them; nothing where none does. */
export function OffersToday({ first }: { first: Gives<typeof listOffers> }) {
  const t = useTranslations('workspace')
  const per = useTranslations('offers.period')
  const amount = useSalaryAmount()
  const when = useWhen()
  const { data } = useCall(listOffers, askedOffers, { initial: first })
  const { data: offers } = data ?? first
  return (
    <WaitingPeople
      id="offers"
      title={t('offers')}
      all={{ href: '/page/offers', text: t('allOffers') }}
      people={offers.map(({ id, name, job, application, pay, currency, period, answer_by }) => ({
        id,
        href: `/page/jobs/${job.id}/board?applicant=${application}&part=hiring`,
        name,
        facts: [
          <bdi key="job">{job.title}</bdi>,
          `${amount({ min: pay, max: pay, currency })} ${per(period)}`,
          t('offerUntil', { when: when.limit(answer_by) }),
        ],
      }))}
    />
  )
}
