import './called-bar.css'
import { useLocation } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { useSession } from './use-session.ts'

const room = '/openday-room'
const Bar = late(async () => (await import('./called-bar.tsx')).CalledBar)

/** Who may be called: people who book open days, and not in the room, which says it itself. */
function useCallable() {
  const session = useSession()
  const { pathname } = useLocation()
  return session?.display.account_type === 'candidate' && !pathname.startsWith(room) ? session.display.id : null
}

/** Hydrated. Wherever a candidate is on the site: that a desk of an open day calls them, for as long as it does. */
export function WhereCalled() {
  const user = useCallable()
  return user ? <Bar user={user} room={room} /> : null
}

/** Plain. The same on a page that is a document, where `data-answered` shows it. */
export function CalledLine() {
  const t = useTranslations('frame.called')
  if (!useCallable()) return null
  return (
    <p
      className="called-bar"
      role="alert"
      hidden
      data-answered="/api/user/open-day-call"
      data-answered-on="visit.moved"
    >
      <strong>{t('words')}</strong>
      <a href={room}>{t('go')}</a>
    </p>
  )
}
