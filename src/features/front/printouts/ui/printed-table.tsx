import type { ReactNode } from 'react'

type Props = { label: string; heads: readonly string[]; children: ReactNode }

/** Rows on paper: the heads come again on every sheet, and no row is cut by its edge. On a phone it is moved sideways. */
export function PrintedTable({ label, heads, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways is moved by keys too
    <section className="printout-wide" aria-label={label} tabIndex={0}>
      <table className="printout-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
