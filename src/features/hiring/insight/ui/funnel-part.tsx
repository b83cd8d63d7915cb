import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Count, Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Report } from '../report-contract.ts'
import { type Period, shareOf } from '../report-rules.ts'
import { sentIn, useBoardLink } from './board-link.ts'

type Hiring = NonNullable<Report['hiring']>
type Of = { board: string | undefined; period: Period }

/** How many came how far, and how many of the step before. */
export function FunnelPart({ views, hiring, board, period }: Of & { views: number; hiring: Hiring }) {
  const t = useTranslations('insight.funnel')
  const heads = useTranslations('insight.heads')
  const format = useFormatter()
  const linkTo = useBoardLink(board)
  const steps: { step: string; count: number; href?: string | undefined }[] = [
    { step: 'views', count: views },
    { step: 'started', count: hiring.started },
    ...hiring.reached.map(({ phase, count }) => ({
      step: phase,
      count,
      href: linkTo({ ...sentIn(period), ...(phase !== 'submitted' && { reached: phase }) }),
    })),
  ]
  // the step before an application begun elsewhere, or uncounted, says nothing
  const rows = steps.map((row, at) => ({
    ...row,
    share: at === 0 ? null : shareOf(row.count, steps[at - 1]?.count ?? 0),
  }))
  const most = Math.max(...steps.map(({ count }) => count))
  return (
    <Part title={t('title')} help={t('help')}>
      <Table
        focusable
        caption={t('title')}
        rows={rows}
        rowId={({ step }) => step}
        columns={[
          { id: 'step', head: t('step'), names: true, cell: ({ step }) => t(step) },
          {
            id: 'count',
            head: heads('number'),
            numeric: true,
            cell: ({ count, href }) => <Count {...{ count, href }} of={most} />,
          },
          {
            id: 'share',
            head: t('share'),
            numeric: true,
            cell: ({ share }) =>
              share === null ? '–' : format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
          },
        ]}
      />
    </Part>
  )
}

/** Where those went who were not hired, and why. */
export function ExitsPart({ exits, board, period }: Of & { exits: Hiring['exits'] }) {
  const t = useTranslations('insight.exits')
  const heads = useTranslations('insight.heads')
  const linkTo = useBoardLink(board)
  const most = Math.max(0, ...exits.map(({ count }) => count))
  return (
    <Part title={t('title')}>
      <Table
        focusable
        caption={t('title')}
        rows={exits}
        rowId={({ stage, reason }) => `${stage} ${reason}`}
        empty={<p className="quiet">{t('none')}</p>}
        columns={[
          {
            id: 'end',
            head: t('end'),
            names: true,
            cell: ({ stage, text }) => (
              <>
                {t(`ends.${stage}`)}
                {text ? <span className="small quiet report-under">{text}</span> : null}
              </>
            ),
          },
          {
            id: 'count',
            head: heads('number'),
            numeric: true,
            cell: ({ stage, reason, count }) => (
              <Count
                count={count}
                of={most}
                href={linkTo({ ...sentIn(period), ended: stage, ...(reason && { reason }) })}
              />
            ),
          },
        ]}
      />
    </Part>
  )
}
