import '#features/money/ledger/ui/balance.css'
import type { Entry } from '#features/money/ledger/contract.ts'
import { Balances } from '#features/money/ledger/ui/balances.tsx'
import { EntryTable } from '#features/money/ledger/ui/entry-table.tsx'
import type { Asked } from '#features/money/ledger/ui/read-asked.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import type { Printout } from './read-printout.ts'

type Props = { entries: readonly Entry[]; balances: Extract<Printout, { mode: 'ledger' }>['balances']; wanted: Asked }

/** A statement on paper: what there is, and what came in and went out. */
export function LedgerSheet({ entries, balances, wanted }: Props) {
  const t = useTranslations('ledger')
  const format = useFormatter()
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <PrintedSheet
      title={t('usage')}
      name={t('usage')}
      about={
        <Facts
          items={[
            wanted.kind ? t(`kinds.${wanted.kind}`) : null,
            wanted.from ? `${t('from')} ${day(wanted.from)}` : null,
            wanted.to ? `${t('to')} ${day(wanted.to)}` : null,
          ]}
        />
      }
    >
      <Balances balances={balances.filter(({ kind }) => !wanted.kind || kind === wanted.kind)} limits={[]} />
      <EntryTable
        rows={entries}
        empty={
          <Empty icon="coin" title={t('noEntries')}>
            {t('noEntriesHelp')}
          </Empty>
        }
      />
    </PrintedSheet>
  )
}
