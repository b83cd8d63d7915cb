import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { SelectControl } from '#ui/fields/native-select.tsx'
import { checkTable, type ImportTable, listRows, showTable } from '../contract.ts'
import { manyColumns, type TableField, tableFields } from '../table-fields.ts'
import { DefaultFields } from './default-fields.tsx'
import { DiscardButton } from './discard-button.tsx'
import { ReadingFields } from './reading-fields.tsx'

type Props = { one: ImportTable; onChecked: () => void }

/** How the file is read, what each column means beside what stands in it, and what counts where a row says nothing. */
export function ColumnsForm({ one, onChecked }: Props) {
  const t = useTranslations('importTables')
  const [columns, setColumns] = useState<readonly (TableField | null)[]>(one.columns)
  const [defaults, setDefaults] = useState(one.defaults)
  const check = useSend(checkTable, {
    onDone() {
      refreshCall(showTable)
      refreshCall(listRows)
      onChecked()
    },
  })
  const set = (at: number, field: TableField | null) =>
    // a field that only one column may say leaves the other
    setColumns(
      columns.map((one, other) =>
        other === at ? field : one === field && field && !manyColumns.has(field) ? null : one,
      ),
    )
  return (
    <form
      method="post"
      className="stack stack-l"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check.mutate({ table: one.id, columns: [...columns], defaults })
      }}
    >
      {one.remembered ? <Note tone="info">{t('remembered')}</Note> : null}
      <ReadingFields one={one} />
      <section className="stack stack-s">
        <h2>{t('columnsTitle')}</h2>
        <p className="quiet small measure">{t('columnsHelp')}</p>
        <ul className="table-columns">
          {columns.map((field, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
            <Column key={at} one={one} at={at} field={field} onChange={(next) => set(at, next)} />
          ))}
        </ul>
      </section>
      <DefaultFields defaults={defaults} onChange={setDefaults} />
      {check.error ? (
        <Note tone="bad" alert>
          {check.error.errors[0]?.message ?? check.error.message}
        </Note>
      ) : null}
      <div className="cluster">
        <Button type="submit" look="primary" busy={check.isPending}>
          {t('check')}
        </Button>
        <DiscardButton table={one.id} />
      </div>
    </form>
  )
}

type ColumnProps = {
  one: ImportTable
  at: number
  field: TableField | null
  onChange: (field: TableField | null) => void
}

function Column({ one: { head, sample }, at, field, onChange }: ColumnProps) {
  const t = useTranslations('importTables')
  const name = head[at] || t('column', { number: at + 1 })
  const examples = [...new Set(sample.map(({ cells }) => cells[at]).filter(Boolean))].slice(0, 3)
  return (
    <li data-out={field === null || undefined}>
      <div className="stack stack-xs table-column-name">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="small quiet table-examples">
          {examples.map((cell) => (
            <bdi key={cell}>{cell}</bdi>
          ))}
        </span>
      </div>
      <SelectControl
        name={`column-${at}`}
        aria-label={t('means', { column: name })}
        empty={t('leftOut')}
        value={field ?? ''}
        choices={tableFields.map((id) => ({ id, text: t(`fieldNames.${id}`) }))}
        onChange={(next) => onChange((next || null) as TableField | null)}
      />
    </li>
  )
}
