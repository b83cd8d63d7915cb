import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { fromMinor } from '#platform/shared/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { PipelineRow as Row } from '../contract.ts'
import { columns, countIn } from '../submission-states.ts'
import { PipelineCard } from './pipeline-card.tsx'

type Props = {
  row: Row
  /** Only those who are out are shown. */
  ended: boolean
  hrefOf: (id: string) => string
  current: string | null
  onSend: (row: Row) => void
  onAdd: (row: Row) => void
}

/** A job of a client and who stands where for it. */
export function PipelineRow({ row: { mandate, cards }, row, ended, hrefOf, current, onSend, onAdd }: Props) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const ready = cards.filter(({ state }) => state === 'candidate_approved')
  return (
    <section className="pipeline-row" aria-label={mandate.title}>
      <div className="pipeline-job">
        <a className="link small" href={`/page/clients/${mandate.client.id}`}>
          <bdi>{mandate.client.name}</bdi>
        </a>
        <h2>
          <bdi>{mandate.title}</bdi>
        </h2>
        <Facts
          small
          items={[
            mandate.state === 'open' ? null : t(`mandates.${mandate.state}`),
            mandate.place,
            mandate.openings > 1 ? t('openings', { count: mandate.openings }) : null,
            <Fee key="fee" fee={mandate.fee} />,
            mandate.answer_days === null ? null : t('answersIn', { count: mandate.answer_days }),
          ]}
        />
        {mandate.state === 'open' ? (
          <div className="cluster">
            {ready.length > 0 ? (
              <Button size="s" look="primary" icon="send" onClick={() => onSend(row)}>
                {t('sendCount', { count: ready.length })}
              </Button>
            ) : null}
            <Button size="s" look="text" icon="plus" onClick={() => onAdd(row)}>
              {t('addHere')}
            </Button>
          </div>
        ) : null}
      </div>
      {columns.map((column) => {
        const here = cards.filter((card) => card.column === column)
        return (
          <div key={column} className="pipeline-cell" data-empty={here.length === 0 || undefined}>
            <h3>
              {t('columnCount', {
                column: t(`columns.${column}`),
                count: format.number(countIn(cards, column, ended)),
              })}
            </h3>
            {here.map((card) => (
              <PipelineCard key={card.id} card={card} href={hrefOf(card.id)} isCurrent={card.id === current} />
            ))}
          </div>
        )
      })}
    </section>
  )
}

function Fee({ fee: { kind, percent, amount, currency } }: { fee: Row['mandate']['fee'] }) {
  const t = useTranslations('submissions')
  const whole = useSalaryAmount()
  if (kind === 'percent') return t('feePercent', { part: (percent ?? 0) / 100 })
  const fixed = fromMinor(amount ?? 0, currency)
  return t('feeFixed', { amount: whole({ min: fixed, max: fixed, currency }) })
}
