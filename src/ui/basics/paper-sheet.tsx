import './paper-sheet.css'
import type { ReactNode } from 'react'

/** Plain. A document on screen: paper stays light in the dark theme. */
export function PaperSheet({
  label,
  dir,
  lang,
  children,
}: {
  label: string
  dir?: 'ltr' | 'rtl' | 'auto'
  lang?: string
  children: ReactNode
}) {
  return (
    <article className="paper-sheet" aria-label={label} dir={dir} lang={lang}>
      {children}
    </article>
  )
}
