import './called-bar.css'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { showMyCall } from '#features/open-days/rooms/called-contract.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useSession } from './use-session.ts'

const room = '/openday-room'

/** Who may be called: people who book open days, and not in the room, which says it itself. */
function useCallable() {
  const session = useSession()
  const { pathname } = useLocation()
  return session?.display.account_type === 'candidate' && !pathname.startsWith(room) ? session : null
}

/** Hydrated. Wherever a candidate is on the site: that a desk of an open day calls them, for as long as it does. */
export function CalledBar() {
  const t = useTranslations('frame.called')
  const session = useCallable()
  useTopic(session ? `user:${session.display.id}` : null)
  const { data } = useCall(showMyCall, {}, { enabled: session !== null })
  const call = session ? data?.data : null
  return (
    <div aria-live="assertive">
      {call ? (
        <p className="called-bar">
          <strong>{t('desk', { number: call.desk.number })}</strong>
          <bdi>{call.title}</bdi>
          <a href={`${room}/${encodeURIComponent(call.key)}`}>{t('go')}</a>
        </p>
      ) : null}
    </div>
  )
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
