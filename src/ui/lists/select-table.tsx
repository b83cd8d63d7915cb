import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { SelectBox } from './select-box.tsx'
import { Table } from './table.tsx'

type Props<Row> = Omit<ComponentProps<typeof Table<Row>>, 'mark'> & {
  /** What a row is called when it is chosen. */
  rowName: (row: Row) => string
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Buttons for what may be done with the chosen rows. */
  actions: ReactNode
}

/** Hydrated. A table whose rows are chosen, with a bar of what may be done with them. */
export function SelectTable<Row>({ rowName, chosen, onChoose, actions, ...table }: Props<Row>) {
  const t = useTranslations('ui')
  const ids = table.rows.map(table.rowId)
  const all = ids.length > 0 && ids.every((id) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  const mark = {
    head: (
      <SelectBox
        label={t('table.all')}
        checked={all}
        some={!all && chosen.size > 0}
        onChange={() => onChoose(new Set(all ? [] : ids))}
      />
    ),
    row: (row: Row) => (
      <SelectBox
        label={t('table.row', { name: rowName(row) })}
        checked={chosen.has(table.rowId(row))}
        onChange={() => toggle(table.rowId(row))}
      />
    ),
    isMarked: (row: Row) => chosen.has(table.rowId(row)),
  }
  return (
    <>
      <Table {...table} mark={mark} />
      <BulkBar count={chosen.size} onClear={() => onChoose(new Set())}>
        {actions}
      </BulkBar>
    </>
  )
}

/** Hydrated. What may be done with several chosen things; gone when none is chosen. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useTranslations('ui')
  if (count === 0) return null
  return (
    <section className="bulk-bar" aria-label={t('table.chosen', { count })}>
      <b role="status">{t('table.chosen', { count })}</b>
      <IconButton icon="x" label={t('table.clear')} size="s" onClick={onClear} />
      <span className="bulk-actions">{children}</span>
    </section>
  )
}
