import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { Part } from '#ui/charts/part.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { Table } from '#ui/lists/table.tsx'
import { type Cohort, showCohorts } from '../cohorts-contract.ts'
import { fewestVisitors, weeksAfter } from '../rules.ts'

const whats = ['returned', 'applied'] as const

/** Candidates by the week they registered in, and the share of them that came back or applied in the weeks after. */
export function CohortPart() {
  const t = useTranslations('traffic.cohorts')
  const day = useDay()
  const format = useFormatter()
  const [what, choose] = useState<(typeof whats)[number]>('returned')
  const { data } = useCall(showCohorts, {})
  const steps = Array.from({ length: weeksAfter }, (_, at) => at)
  return (
    <Part title={t('title')} help={t(`help.${what}`, { fewest: fewestVisitors })}>
      <div className="cluster">
        {whats.map((one) => (
          <Button
            key={one}
            size="s"
            look={one === what ? 'primary' : 'quiet'}
            aria-pressed={one === what}
            onClick={() => choose(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      {data ? null : <Skeleton lines={['90%', '90%', '90%']} />}
      {data?.data.length === 0 ? <Empty icon="users" title={t('none')} /> : null}
      {data && data.data.length > 0 ? (
        <Table<Cohort>
          focusable
          caption={t('title')}
          rows={data.data}
          rowId={(one) => one.week}
          columns={[
            { id: 'week', head: t('week'), names: true, cell: (one) => day(one.week) },
            {
              id: 'people',
              head: t('people'),
              numeric: true,
              cell: ({ people }) => (people === null ? '–' : format.number(people)),
            },
            ...steps.map((at) => ({
              id: `week${at}`,
              head: t('after', { week: at + 1 }),
              numeric: true,
              cell: (one: Cohort) => <Share count={one[what][at] ?? null} of={one.people} />,
            })),
          ]}
        />
      ) : null}
    </Part>
  )
}

function Share({ count, of }: { count: number | null; of: number | null }) {
  const format = useFormatter()
  if (count === null || !of) return <span className="quiet">–</span>
  return format.number(count / of, { style: 'percent', maximumFractionDigits: 0 })
}
