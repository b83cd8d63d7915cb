import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Placement } from '../contract.ts'
import { Guarantee, InvoiceWord } from './guarantee.tsx'

type Props = { rows: readonly Placement[]; onOpen: (id: string) => void }

/** Who was placed where, with fee, guarantee, split and invoice; folded on phones. */
export function PlacementTable({ rows, onOpen }: Props) {
  const t = useTranslations('placements')
  const day = useDay()
  const price = usePrice()
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'who', head: t('candidate'), names: true, cell: (row) => <Named row={row} onOpen={onOpen} /> },
        { id: 'start', head: t('started'), folds: 'named', cell: ({ starts_on }) => day(starts_on) },
        {
          ...{ id: 'fee', head: t('fee'), numeric: true, folds: true },
          cell: ({ fee, fee_currency }) => (fee === 0 ? t('free') : price(fee, fee_currency)),
        },
        { id: 'guarantee', head: t('guarantee'), folds: true, cell: (row) => <Guarantee row={row} /> },
        { id: 'split', head: t('split'), wideOnly: 'desk', cell: (row) => <Split row={row} /> },
        { id: 'invoice', head: t('invoice'), folds: true, cell: (row) => <InvoiceWord row={row} /> },
      ]}
    />
  )
}

function Named({ row: { id, name, client, job }, onOpen }: { row: Placement; onOpen: Props['onOpen'] }) {
  return (
    <span className="stack stack-xs">
      <span>
        <button type="button" className="link medium" onClick={() => onOpen(id)}>
          <bdi>{name}</bdi>
        </button>
      </span>
      <Facts small items={[<bdi key="client">{client.name}</bdi>, <bdi key="job">{job}</bdi>]} />
    </span>
  )
}

/** Whose the fee is. */
export function Split({ row: { own_share, shared_with } }: { row: Placement }) {
  const t = useTranslations('placements')
  return own_share === 100
    ? t('allOurs')
    : t('shared', { own: own_share, other: 100 - own_share, name: shared_with || 'nobody' })
}
