import './card.css'
import type { HTMLAttributes, ReactNode } from 'react'

type Props = {
  /** `lit` is the one thing to do next: at most one on a screen. `float` lies above the page. */
  look?: 'plain' | 'lit' | 'float'
  title?: ReactNode
  /** Stands at the end of the title's line, mostly a link. */
  aside?: ReactNode
  children: ReactNode
} & Omit<HTMLAttributes<HTMLElement>, 'title'>

/** Plain. A sheet of paper on the page. */
export function Card({ look = 'plain', title, aside, children, ...rest }: Props) {
  return (
    <section className="card" data-look={look} {...rest}>
      {title ? (
        <header className="card-head">
          <h2>{title}</h2>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  )
}

/** Plain. The warm lamp, a small dot of light beside what matters now. */
export function Lamp({ label }: { label?: string }) {
  return label ? <span className="lamp" role="img" aria-label={label} /> : <span className="lamp" />
}
