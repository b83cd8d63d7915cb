import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Part } from '#ui/charts/part.tsx'
import { showAnswers } from '../answers-contract.ts'

/** How applications are answered on the whole site. */
export function AnswersPart() {
  const t = useTranslations('directory.answers')
  const format = useFormatter()
  const { data } = useCall(showAnswers, {})
  if (!data) return null
  const [last, ...before] = data.data
  if (!last || last.applications === 0) return <Part title={t('title')}>{<p className="quiet">{t('none')}</p>}</Part>
  const share = ({ answered, applications }: typeof last) => (applications ? answered / applications : 0)
  return (
    <Part title={t('title')} help={t('help')}>
      <KeyValues
        look="tiles"
        items={[
          { key: t('applications'), value: format.number(last.applications) },
          { key: t('answered'), value: format.number(share(last), { style: 'percent', maximumFractionDigits: 1 }) },
          {
            key: t('median'),
            value: last.median_days === null ? '–' : t('days', { count: Math.round(last.median_days * 10) / 10 }),
          },
        ]}
      />
      {before.length > 0 ? (
        <LineChart
          title={t('over')}
          tone="accent"
          points={data.data.toReversed().map((one) => ({ day: one.day, value: Math.round(share(one) * 1000) / 10 }))}
        />
      ) : null}
    </Part>
  )
}
