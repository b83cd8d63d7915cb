import { useTranslations } from 'use-intl'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { listOffers } from '#features/hiring/offers/contract.ts'
import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts } from '#ui/basics/word.tsx'

const most = 4
export const askedOffers = { asked: true } as const

/** Offers that wait for the approval of whoever may make them; nothing where none does. */
export function OffersToday({ first }: { first: Gives<typeof listOffers> }) {
  const t = useTranslations('workspace')
  const period = useTranslations('offers.period')
  const amount = useSalaryAmount()
  const when = useWhen()
  const { data } = useCall(listOffers, askedOffers, { initial: first })
  const { data: offers } = data ?? first
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers">
      <div className="section-head section-head-line">
        <h2 id="offers">{t('offers')}</h2>
        <a className="link" href="/page/offers">
          {t('allOffers')}
        </a>
      </div>
      <ul className="rows">
        {offers.slice(0, most).map(({ id, name, job, application, pay, currency, period: per, answer_by }) => (
          <li key={id}>
            <a href={`/page/jobs/${job.id}/board?applicant=${application}&part=hiring`} className="row">
              <Avatar name={name} />
              <span className="grow stack stack-xs">
                <span className="strong">
                  <bdi>{name}</bdi>
                </span>
                <Facts
                  small
                  items={[
                    <bdi key="job">{job.title}</bdi>,
                    `${amount({ min: pay, max: pay, currency })} ${period(per)}`,
                    t('offerUntil', { when: when.limit(answer_by) }),
                  ]}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
