import './table.css'
import type { ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'

export type Column<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** The column that names the row; read aloud as its head. */
  names?: boolean
  /** Link that sorts by this column, and how it is sorted now. */
  sort?: { href: string; now?: 'ascending' | 'descending' }
  /** Left out on narrow screens; `desk` on tablets too. */
  wideOnly?: boolean | 'desk'
  /** On narrow screens it stands under the name of the row instead; `named` where it says too little without its head. */
  folds?: boolean | 'named'
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Box at the start of a row, and of the head; see `SelectTable`. */
  mark?: { head: ReactNode; row: (row: Row) => ReactNode; isMarked: (row: Row) => boolean }
  /** Shown in place of rows. */
  empty?: ReactNode
  /** Nothing in it takes the focus: the table does, so that keys can scroll it. */
  focusable?: boolean
}

/** Plain. Rows and columns: the head stays in sight, numbers stand at the end, wide tables scroll by themselves. */
export function Table<Row>({ caption, columns, rows, rowId, mark, empty, focusable }: Props<Row>) {
  if (!rows.length && empty) return empty
  return (
    <section className="table-box" aria-label={caption} tabIndex={focusable ? 0 : undefined}>
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {mark ? <th className="table-mark">{mark.head}</th> : null}
            {columns.map((column) => (
              <Head key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} data-marked={mark?.isMarked(row) || undefined}>
              {mark ? <td className="table-mark">{mark.row(row)}</td> : null}
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} folded={columns.filter(({ folds }) => folds)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head<Row>({ column }: { column: Column<Row> }) {
  const { sort, head } = column
  return (
    <th scope="col" {...looks(column)} aria-sort={sort?.now}>
      {sort ? (
        <a href={sort.href}>
          {head}
          <Icon name={sort.now === 'ascending' ? 'up' : sort.now === 'descending' ? 'down' : 'sort'} size="s" />
        </a>
      ) : (
        head
      )}
    </th>
  )
}

function Cell<Row>({ column, row, folded }: { column: Column<Row>; row: Row; folded: readonly Column<Row>[] }) {
  const words = column.cell(row)
  if (column.names)
    return (
      <th scope="row" {...looks(column)}>
        {words}
        {folded.map(({ id, head, folds, cell }) => (
          <div key={id} className="table-folded">
            {folds === 'named' ? <span className="faint">{head} </span> : null}
            {cell(row)}
          </div>
        ))}
      </th>
    )
  return <td {...looks(column)}>{words}</td>
}

const looks = <Row,>({ numeric, wideOnly, folds }: Column<Row>) => ({
  'data-numeric': numeric || undefined,
  'data-wide': wideOnly === 'desk' ? 'desk' : wideOnly || Boolean(folds) || undefined,
})
