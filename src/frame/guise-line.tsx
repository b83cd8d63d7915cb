import './called-bar.css'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useSession } from './use-session.ts'

/** Plain. For staff who see the site as somebody else: as whom, until when, and the way back. */
export function GuiseLine() {
  const t = useTranslations('frame.guise')
  const format = useFormatter()
  const session = useSession()
  if (!session?.guise) return null
  return (
    <p className="called-bar" role="status">
      <strong>{t.rich('as', { name: () => <bdi>{session.display.name}</bdi> })}</strong>
      <span>{t('until', { at: format.dateTime(new Date(session.guise.until), 'clock') })}</span>
      <a href={`/admin/people/${session.display.id}`} data-send="POST /api/user/guise/end" data-leads="">
        {t('end')}
      </a>
    </p>
  )
}
