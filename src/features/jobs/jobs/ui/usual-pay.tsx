import type { usualPay } from '#features/jobs/salaries/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { useSalaryAmount } from './salary.tsx'

type Pay = NonNullable<Gives<typeof usualPay>['data']>

/** What others pay for this work in this place, so that an offer, or its silence about pay, can be judged. */
export function UsualPay({ pay }: { pay: Pay | null }) {
  const t = useTranslations('jobs.usualPay')
  const amount = useSalaryAmount()
  if (!pay) return null
  const { position, place, currency, lower_quarter: min, upper_quarter: max, jobs } = pay
  return (
    <p className="small quiet">
      {t.rich('says', {
        position: position.text,
        place: place.text,
        amount: amount({ min, max, currency }),
        jobs,
        b: (words) => <bdi className="strong">{words}</bdi>,
        a: (words) => (
          <a className="link" href={`/salaries/${place.slug}/${position.slug}`}>
            {words}
          </a>
        ),
      })}
    </p>
  )
}
