import { useTranslations } from '#platform/browser/intl.ts'
import { Count, Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Report } from '../report-contract.ts'
import type { Period } from '../report-rules.ts'
import { sentIn, useBoardLink } from './board-link.ts'

type Hiring = NonNullable<Report['hiring']>
type Props = { hiring: Hiring; board: string | undefined; period: Period }

/** Whether everybody was answered, and in time; beside it what became of offers and interviews. */
export function AnswersPart({ hiring, board, period }: Props) {
  const t = useTranslations('insight')
  const linkTo = useBoardLink(board)
  const { record, answers } = hiring
  const waiting = (wait: string) => linkTo({ ...sentIn(period), wait })
  const links = {
    overdue: waiting('overdue'),
    soon: waiting('due_soon'),
    lapsed: linkTo({ ...sentIn(period), ended: 'lapsed' }),
  }
  const days = record.median_days
  return (
    <Part title={t('answers.title')}>
      {record.applications > 0 ? (
        <p className="measure">
          {t('answers.record', { answered: record.answered, count: record.applications })}{' '}
          {days === null ? null : t('answers.recordDays', { days: Math.max(1, Math.ceil(days)) })}
        </p>
      ) : null}
      <div className="report-three">
        <Numbers title={t('answers.title')} of="answers" numbers={answers} links={links} />
        <Numbers title={t('offers.title')} of="offers" numbers={hiring.offers} />
        <Numbers title={t('interviews.title')} of="interviews" numbers={hiring.interviews} />
      </div>
    </Part>
  )
}

type NumbersProps = {
  title: string
  of: 'answers' | 'offers' | 'interviews'
  numbers: Readonly<Record<string, number>>
  links?: Readonly<Record<string, string | undefined>>
}

function Numbers({ title, of, numbers, links = {} }: NumbersProps) {
  const t = useTranslations(`insight.${of}`)
  const heads = useTranslations('insight.heads')
  const rows = Object.entries(numbers)
  const most = Math.max(0, ...Object.values(numbers))
  return (
    <Table
      focusable
      caption={title}
      rows={rows}
      rowId={([key]) => key}
      columns={[
        { id: 'what', head: title, names: true, cell: ([key]) => t(key) },
        {
          id: 'count',
          head: heads('number'),
          numeric: true,
          cell: ([key, count]) => <Count count={count} of={most} href={links[key]} />,
        },
      ]}
    />
  )
}
