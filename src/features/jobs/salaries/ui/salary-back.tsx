import type { ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'

/** The way to the page above. */
export function SalaryBack({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a className="row small faint" href={href}>
        <Icon name="back" size="s" />
        <span>{children}</span>
      </a>
    </p>
  )
}
