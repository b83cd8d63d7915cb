import './design.css'
import type { ReactNode } from 'react'

/** One drawer of the specimen sheet. */
export function Specimen({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="specimen" id={id}>
      <h2>{title}</h2>
      <div className="specimen-body">{children}</div>
    </section>
  )
}

/** A few things shown side by side. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className="cluster">{children}</div>
}
