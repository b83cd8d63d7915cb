import './printed-by.css'
import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useSession } from './use-session.ts'

/** When something was printed, and by whom. */
export function PrintedBy() {
  const t = useTranslations('frame')
  const session = useSession()
  const format = useFormatter()
  const now = useNow()
  return t.rich('printed', {
    at: format.dateTime(now, 'moment'),
    by: () => <bdi>{session?.display.name ?? ''}</bdi>,
  })
}

/** The same below a screen that is printed as it stands; on paper alone. */
export const PrintedFoot = () => (
  <p className="printed-by-paper small faint">
    <PrintedBy />
  </p>
)
