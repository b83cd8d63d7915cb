import './charts.css'
import type { ReactNode } from 'react'
import { useFormatter } from '#platform/browser/intl.ts'

type Props = {
  title: string
  help?: string
  /** Of its heading. */
  level?: 2 | 3
  children: ReactNode
}

/** One part of a report under its heading. */
export function Part({ title, help, level = 2, children }: Props) {
  const Head = `h${level}` as const
  return (
    <div className="stack stack-s report-part">
      <div className="stack stack-xs">
        <Head>{title}</Head>
        {help ? <p className="small quiet measure">{help}</p> : null}
      </div>
      {children}
    </div>
  )
}

type CountProps = {
  count: number
  /** The largest of its kind: the bar beside a number is its part of it. */
  of?: number
  href?: string | undefined
}

/** A number, the bar that shows it, and the way to those it counts. */
export function Count({ count, of, href }: CountProps) {
  const format = useFormatter()
  const number = <span className="num">{format.number(count)}</span>
  return (
    <span className="report-count">
      {of === undefined ? null : (
        <span className="report-bar" aria-hidden="true">
          <i style={{ inlineSize: `${of > 0 ? Math.min(100, (count / of) * 100) : 0}%` }} />
        </span>
      )}
      {href && count > 0 ? (
        <a className="link" href={href}>
          {number}
        </a>
      ) : (
        number
      )}
    </span>
  )
}
