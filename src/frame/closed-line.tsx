import './called-bar.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { useAround, useMayAsStaff, useSession } from './use-session.ts'

/** Plain. For staff, who are let in while the site is closed: that nobody else is. */
export function ClosedLine() {
  const t = useTranslations('frame.closed')
  const { closed } = useAround()
  const session = useSession()
  const mayOpen = useMayAsStaff()('staff.switch.set')
  if (!closed || !session) return null
  return (
    <p className="called-bar" role="status">
      <strong>{t('is')}</strong>
      {mayOpen ? <a href="/admin/switches">{t('switches')}</a> : null}
    </p>
  )
}
