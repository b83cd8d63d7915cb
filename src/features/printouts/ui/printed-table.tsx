import type { ReactNode } from 'react'

/** Rows on paper: the heads come again on every sheet, and no row is cut by its edge. */
export function PrintedTable({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="printout-wide">
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
    </div>
  )
}
