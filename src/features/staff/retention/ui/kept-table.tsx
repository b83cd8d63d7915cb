import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import { type showRetention, tryRetention } from '../contract.ts'

type Kept = Gives<typeof showRetention>['data']['kept'][number]
type Tried = Gives<typeof tryRetention>['data']
/** What is kept how long, what the last run deleted of it, and on demand what the next would. */
export function KeptTable({ kept }: { kept: readonly Kept[] }) {
  const t = useTranslations('retention')
  const [trying, go] = useState(false)
  const tried = useCall(tryRetention, {}, { enabled: trying })
  return (
    <Part title={t('kept')} help={t('keptHelp')}>
      <div className="cluster">
        <Button icon="eye" busy={trying && tried.isFetching} onClick={() => (trying ? void tried.refetch() : go(true))}>
          {t('dryRun')}
        </Button>
        <span role="status" className="small quiet">
          {tried.data ? t('dryRunDone', { count: sum(tried.data.data) }) : tried.isError ? t('dryRunFailed') : ''}
        </span>
      </div>
      <Table
        focusable
        caption={t('kept')}
        rows={kept}
        rowId={({ name }) => name}
        columns={[
          { id: 'what', head: t('what'), names: true, cell: ({ name }) => t(`names.${name}`) },
          { id: 'days', head: t('howLong'), folds: true, cell: ({ days }) => <HowLong days={days} /> },
          { id: 'last', head: t('lastRun'), folds: 'named', cell: (one) => <Last kept={one} /> },
          ...(tried.data
            ? [
                {
                  id: 'due',
                  head: t('dueNow'),
                  cell: ({ name }: Kept) => <DueNow tried={tried.data.data} name={name} />,
                },
              ]
            : []),
        ]}
      />
    </Part>
  )
}

const sum = (tried: Tried) => tried.reduce((all, { due }) => all + due, 0)

function HowLong({ days }: { days: number }) {
  const t = useTranslations('retention')
  if (days === 0) return t('ownEnd')
  if (days < 1) return t('hours', { count: Math.round(days * 24) })
  return days >= 365 && days % 365 === 0 ? t('years', { count: days / 365 }) : t('days', { count: days })
}

function Last({ kept: { last, task } }: { kept: Kept }) {
  const t = useTranslations('retention')
  if (task) return <span className="quiet">{t('ownTask')}</span>
  if (!last) return <span className="quiet">{t('never')}</span>
  if (last.failed) return t('failed')
  return (
    <Facts items={[t('removed', { count: last.removed }), last.held > 0 ? t('held', { count: last.held }) : null]} />
  )
}

function DueNow({ tried, name }: { tried: Tried; name: string }) {
  const t = useTranslations('retention')
  const format = useFormatter()
  const one = tried.find((line) => line.name === name)
  if (!one || one.due + one.held === 0) return <span className="quiet">–</span>
  return (
    <Facts
      items={[
        t('removed', { count: one.due }),
        one.held > 0 ? t('held', { count: one.held }) : null,
        one.oldest ? t('since', { at: format.dateTime(new Date(one.oldest), 'day') }) : null,
      ]}
    />
  )
}
