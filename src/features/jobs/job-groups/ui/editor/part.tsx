import type { ReactNode } from 'react'

/** One part of the editor under its heading. */
export function Part({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="stack" aria-labelledby={`group-${id}`}>
      <div className="section-head section-head-line">
        <h2 id={`group-${id}`}>{title}</h2>
        {aside ? <span className="small faint">{aside}</span> : null}
      </div>
      {children}
    </section>
  )
}
