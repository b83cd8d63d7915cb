import './key-values.css'
import type { ReactNode } from 'react'

type Props = {
  items: readonly { key: string; value: ReactNode }[]
  /** `lines`: key beside value. `tiles`: key above value, as many in a row as fit, with hairlines. */
  look?: 'lines' | 'tiles'
}

/** Plain. What is known, as name and value. */
export function KeyValues({ items, look = 'lines' }: Props) {
  return (
    <dl className="key-values" data-look={look}>
      {items.map(({ key, value }) => (
        <div key={key}>
          <dt>
            <bdi>{key}</bdi>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
