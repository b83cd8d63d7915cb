import './promoted-slot.css'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'

type Props = {
  of: 'slot' | 'slotCompanies' | 'slotGroups' | 'slotDays'
  /** Whether the list that is asked for follows. */
  above?: boolean
  children: ReactNode
}

/** Plain. A place of its own for what was paid for, which says so before it is read. */
export function PromotedSlot({ of, above = true, children }: Props) {
  const t = useTranslations('promotion')
  return (
    <section className="promoted-slot" aria-labelledby={of}>
      <header className="cluster">
        <h2 id={of} className="small strong">
          {t(of)}
        </h2>
        <p className="small faint">{t(above ? 'slotHelp' : 'slotPaid')}</p>
      </header>
      {children}
    </section>
  )
}
