import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { useTranslations } from '#platform/browser/intl.ts'

type Props = {
  currency: string
  /** Ends of the scale, the same for all spans of a page. */
  low: number
  high: number
  lower_quarter: number
  median: number
  upper_quarter: number
}

/** The middle half as a bar on the scale from low to high, the median as a mark; the words beside say the same. */
export function SalarySpan({ currency, low, high, lower_quarter, median, upper_quarter }: Props) {
  const t = useTranslations('salaries')
  const amount = useSalaryAmount()
  const at = (value: number) => `${Math.min(100, Math.max(0, ((value - low) / Math.max(1, high - low)) * 100))}%`
  const one = (value: number) => amount({ min: value, max: value, currency })
  return (
    <div className="salary-span">
      <div className="salary-scale" aria-hidden="true">
        <i style={{ insetInlineStart: at(lower_quarter), insetInlineEnd: `calc(100% - ${at(upper_quarter)})` }} />
        <b style={{ insetInlineStart: at(median) }} />
      </div>
      <p className="small quiet">
        {t.rich('position.middle', {
          middle: amount({ min: lower_quarter, max: upper_quarter, currency }),
          median: one(median),
          b: (words) => <bdi className="strong">{words}</bdi>,
        })}
      </p>
    </div>
  )
}
