import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { momentOf, zoneWords } from '#platform/shared/clock.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'

/** The 48 half hours of a day (seed §3). */
const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)

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
  const [day = '', hour = '09:00'] = at.split('T')
  const moment = momentOf(at, zone)
  const words = (timeZone: string) =>
    moment ? format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone }) : ''
  // an hour of another clock than that of the list stays what it is
  const hours = halfHours.includes(hour) ? halfHours : [hour, ...halfHours]
  return (
    <div className="stack stack-s">
      <div className="grid" style={{ '--col': '150px' } as Record<string, string>}>
        <DateField
          name="send-day"
          label={t('day')}
          required
          error={error}
          value={day}
          onChange={(next) => onChange(`${next}T${hour}`)}
        />
        <NativeSelect
          name="send-hour"
          label={t('hour')}
          choices={hours.map((one) => ({
            id: one,
            text: format.dateTime(new Date(`2000-01-01T${one}:00Z`), { timeStyle: 'short', timeZone: 'UTC' }),
          }))}
          value={hour}
          onChange={(next) => onChange(`${day}T${next}`)}
        />
      </div>
      {moment ? (
        <p className="small quiet" aria-live="polite">
          {t('clock', { when: words(zone), zone: zoneWords(zone, locale) })}{' '}
          {theirZone ? t('theirs', { name, when: words(theirZone), zone: zoneWords(theirZone, locale) }) : null}
        </p>
      ) : null}
    </div>
  )
}
