import { useState } from 'react'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listVersions, type Version } from '../contract.ts'
import type { Route } from './+types/prices-screen'
import { nameOf } from './name-of.ts'
import { PriceDialog } from './price-dialog.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.price.set')
  return { first: session ? await load(page, listVersions, {}) : undefined }
}

/** What each action costs, and what it cost before. */
export default function PricesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('prices')
  const { data, isError, refetch } = useCall(listVersions, {}, { initial: first, enabled: first !== undefined })
  const [changing, setChanging] = useState<Version | null>(null)
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="prices" className="stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        <Versions rows={data?.data ?? []} onChange={setChanging} />
        {changing ? (
          <PriceDialog version={changing} brand={data?.brand ?? ''} onClose={() => setChanging(null)} />
        ) : null}
      </main>
    </AppShell>
  )
}

function Versions({ rows, onChange }: { rows: readonly Version[]; onChange: (version: Version) => void }) {
  const t = useTranslations('prices')
  const unit = useTranslations('ledger.unit')
  const format = useFormatter()
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowId={(row) => `${nameOf(row)} ${row.country_id} ${row.brand} ${row.from_at}`}
      columns={[
        { id: 'action', head: t('action'), names: true, cell: (row) => t(nameOf(row)) },
        {
          id: 'where',
          head: t('where'),
          folds: true,
          cell: ({ country, brand }) => <Facts items={[country ?? t('everywhere'), brand]} />,
        },
        {
          id: 'price',
          head: t('price'),
          numeric: true,
          cell: ({ cost, kind }) => `${format.number(cost)} ${unit(kind, { count: cost })}`,
        },
        {
          id: 'free',
          head: t('freeOf'),
          numeric: true,
          wideOnly: true,
          cell: ({ free_monthly, free_at_once }) =>
            free_at_once > 0 ? t('atOnce', { count: free_at_once }) : format.number(free_monthly),
        },
        {
          id: 'duration',
          head: t('duration'),
          folds: true,
          cell: ({ days }) => (days ? t('forDays', { days }) : t('once')),
        },
        {
          id: 'from',
          head: t('from'),
          wideOnly: true,
          cell: ({ from_at }) => format.dateTime(new Date(from_at), 'day'),
        },
        { id: 'by', head: t('by'), wideOnly: true, cell: ({ set_by }) => <bdi>{set_by}</bdi> },
        {
          id: 'change',
          head: <span className="sr-only">{t('change')}</span>,
          cell: (row) =>
            row.until_at === null ? (
              <Button size="s" onClick={() => onChange(row)}>
                {t('change')}
                <span className="sr-only"> {t(nameOf(row))}</span>
              </Button>
            ) : (
              <Word>{t('old')}</Word>
            ),
        },
      ]}
    />
  )
}
