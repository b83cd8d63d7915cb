import { useNow } from 'use-intl'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { BringList } from '#features/open-days/visits/ui/bring-list.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { arriveInRoom, showRoom } from '../contract.ts'

const TestDevices = late(async () => (await import('#features/open-days/calls/ui/test-devices.tsx')).TestDevices)

type View = Gives<typeof showRoom>['data']
type Props = { linkKey: string; view: View }

/** Before somebody has a number: when it begins, and how one comes in; from home by a press, after a look at the camera. */
export function ToCome({ linkKey: key, view }: Props) {
  const { state, number, begins_at, own_time, arrival, time_zone } = view
  const t = useTranslations('rooms')
  const states = useTranslations('visits.states')
  const format = useFormatter()
  const words = useDayWords()
  const now = useNow({ updateInterval: 30_000 })
  const arrive = useSend(arriveInRoom, {
    onDone: () => refreshCall(showRoom),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  if (number !== null) return null
  const at = (moment: string) =>
    format.dateTime(new Date(moment), { weekday: 'long', day: 'numeric', month: 'long', ...clock, timeZone: time_zone })
  return (
    <section className="stack" aria-live="polite">
      {begins_at ? (
        <p className="stack stack-xs">
          <span className="quiet">{t(own_time ? 'yourTime' : 'dayBegins')}</span>
          <strong className="room-begins">{at(begins_at)}</strong>
          <span className="small quiet">{words.zone(time_zone)}</span>
          {Date.parse(begins_at) > now.getTime() ? (
            <span className="quiet">{format.relativeTime(new Date(begins_at), now)}</span>
          ) : null}
        </p>
      ) : null}
      <p className="lead">{arrival ? t('beforeOnline') : expected(state) ? t('before') : states(state)}</p>
      {arrival ? (
        <div className="stack stack-xs">
          <div>
            <Button
              look="primary"
              busy={arrive.isPending}
              disabled={!arrival.open}
              onClick={() => arrive.mutate({ key })}
            >
              {t('arrive')}
            </Button>
          </div>
          {arrival.open ? null : <p className="small quiet">{t('arriveFrom', { time: at(arrival.from) })}</p>}
        </div>
      ) : null}
      <BringList things={view.bring} way={arrival ? 'online' : 'on_site'} />
      {arrival ? <TestDevices /> : null}
    </section>
  )
}

const expected = (state: View['state']) => state === 'confirmed' || state === 'registered'
/** As the half-hours of a day are written everywhere. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
