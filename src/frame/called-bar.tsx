import { showMyCall } from '#features/open-days/rooms/called-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'

/** That a desk calls this person, and the way to its room. */
export function CalledBar({ user, room }: { user: string; room: string }) {
  const t = useTranslations('frame.called')
  useTopic(`user:${user}`)
  const call = useCall(showMyCall, {}).data?.data
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
