import { useTranslations } from '#platform/browser/intl.ts'
import { buttonLook, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { DayView } from '../contract.ts'
import { SlotGrid } from './slot-grid.tsx'
import { useBookAddress, useVia } from './use-book-address.ts'
import { useDayWords } from './use-day-words.ts'

type Asked = { date: string | null; team: number | null }
type Props = { day: DayView; asked: Asked; now: string }

/** Booking: a date, a team, a half-hour. What keeps one from booking is said in its place. */
export function BookingCard({ day, asked, now }: Props) {
  const t = useTranslations('openDays.booking')
  const book = useBookAddress(day.address)
  if (day.closed_to) return <Closed day={day} />
  if (day.places === 0)
    return (
      <Card look="float" title={t('register')}>
        <div className="stack">
          <p className="quiet">{t('registerText', { way: day.way })}</p>
          <LinkButton look="primary" size="l" wide href={book()}>
            {t('registerGo')}
          </LinkButton>
        </div>
      </Card>
    )
  return (
    <Card look="float" title={t('title')}>
      <div className="stack" id="booking">
        <p className="small quiet">{t('lead', { minutes: day.slot_minutes })}</p>
        <Slots day={day} asked={asked} now={now} />
        {day.parties ? (
          <p className="small">
            <a className="link" href={book({ school: '1' })}>
              {t('school')}
            </a>
          </p>
        ) : null}
        {day.walk_ins ? <p className="small quiet">{t('walkIns')}</p> : null}
      </div>
    </Card>
  )
}

/** A date with free places is shown first, unless another was asked for. */
function Slots({ day, asked, now }: Props) {
  const t = useTranslations('openDays.booking')
  const words = useDayWords()
  const book = useBookAddress(day.address)
  const via = useVia()
  const ahead = day.slots.filter(({ starts_at }) => starts_at > now)
  const freeOn = (date: string) =>
    ahead.reduce((sum, slot) => sum + (slot.date === date ? slot.places - slot.taken : 0), 0)
  const date =
    day.dates.find((one) => one === asked.date) ?? day.dates.find((one) => freeOn(one) > 0) ?? day.dates[0] ?? ''
  const teams = day.teams.filter(({ team }) => ahead.some((slot) => slot.team === team && slot.date === date))
  const team = teams.find((one) => one.team === asked.team) ?? teams[0]
  const address = `/open-days/${encodeURIComponent(day.address)}`
  const shown = ahead.filter((slot) => slot.date === date && slot.team === team?.team)
  return (
    <>
      <nav className="day-dates" aria-label={t('dates')}>
        {day.dates.map((one) => (
          <a
            key={one}
            href={`${address}?${new URLSearchParams({ date: one, ...via })}#booking`}
            aria-current={one === date || undefined}
          >
            <b>{words.date(one)}</b>
            <small>{t('places', { count: freeOn(one) })}</small>
          </a>
        ))}
      </nav>
      {teams.length > 1 ? (
        <form action={`${address}#booking`} className="row" data-auto="">
          <input type="hidden" name="date" value={date} />
          {via.via ? <input type="hidden" name="via" value={via.via} /> : null}
          <label className="grow stack stack-xs">
            <span className="small">{t('team')}</span>
            <select className="input" name="team" defaultValue={team?.team}>
              {teams.map((one) => (
                <option key={one.team} value={one.team}>
                  {[
                    one.company?.name,
                    one.name,
                    one.languages.length > 0 ? words.list(one.languages) : null,
                    one.way === 'online' ? t('online') : null,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </option>
              ))}
            </select>
          </label>
          <noscript>
            <button type="submit" {...buttonLook({ look: 'quiet' })}>
              {t('show')}
            </button>
          </noscript>
        </form>
      ) : null}
      <SlotGrid
        slots={shown}
        href={({ half }) => book({ date, half: String(half), team: String(team?.team ?? '') })}
        waits={day.waiting_list}
      />
      <p className="small faint">{t('zone', { zone: words.zone(day.time_zone) })}</p>
    </>
  )
}

/** Not yet, not any more, cancelled, postponed: a line in the card, not another page. */
function Closed({ day }: { day: DayView }) {
  const t = useTranslations('openDays.booking.closed')
  const key =
    day.state === 'cancelled' || day.state === 'postponed' || day.state === 'registration_closed' ? day.state : 'over'
  return (
    <Card look="float">
      <div className="stack">
        <h2 className="row">
          <Icon name={key === 'cancelled' ? 'x' : 'clock'} />
          {t(key)}
        </h2>
        <p className="quiet">{t(`${key}Text`)}</p>
        {day.reason && (key === 'cancelled' || key === 'postponed') ? (
          <blockquote dir="auto">{day.reason}</blockquote>
        ) : null}
        <LinkButton href={`/companies/${day.company.slug}`}>{t('company')}</LinkButton>
      </div>
    </Card>
  )
}
