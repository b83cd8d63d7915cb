import { useLocale } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { momentOf } from '#platform/shared/clock.ts'
import { zoneWords } from '#platform/shared/time-zone.ts'
import { MomentField } from '#ui/fields/moment-field.tsx'

const dayless = 'T09:00'

type Props = {
  /** `2026-11-24T09:00` on the clock of the page. */
  at: string
  zone: string
  theirZone: string | null
  name: string
  error?: string
  onChange: (at: string) => void
}

/** The day and hour at which a message goes out, and what the reader's clock shows then. */
export function WhenFields({ at, zone, theirZone, name, error, onChange }: Props) {
  const t = useTranslations('scheduledMessages.when')
  const format = useFormatter()
  const locale = useLocale()
  const moment = momentOf(at, zone)
  const words = (timeZone: string) => (moment ? format.dateTime(moment, 'moment', { timeZone }) : '')
  return (
    <div className="stack stack-s">
      <MomentField
        name="send-day"
        label={t('day')}
        required
        error={error}
        value={at}
        // without a day it still waits for one, and is not to be sent at once
        onChange={(next) => onChange(next || dayless)}
      />
      {moment ? (
        <p className="small quiet" aria-live="polite">
          {t('clock', { when: words(zone), zone: zoneWords(zone, locale) })}{' '}
          {theirZone
            ? t.rich('theirs', {
                name: () => <bdi>{name}</bdi>,
                ...{ when: words(theirZone), zone: zoneWords(theirZone, locale) },
              })
            : null}
        </p>
      ) : null}
    </div>
  )
}
