import { PromotedWords } from '#features/jobs/promotion/ui/promoted-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { DayCard } from '../contract.ts'
import { useDayWords } from './use-day-words.ts'

/** An open day in a list: the date as a leaf, title, company, where, how many places are left. */
export function DayRow({ day, promoted }: { day: DayCard; promoted?: boolean }) {
  const t = useTranslations('openDays')
  const words = useDayWords()
  const [first = ''] = day.dates
  return (
    <li className="day-row">
      <p className="day-leaf" aria-hidden="true">
        <span>
          {words
            .date(first)
            .replace(/\d+/, '')
            .replace(/[\s,،.]+/g, ' ')
            .trim()}
        </span>
        <b>{Number(first.slice(8))}</b>
      </p>
      <div className="stack stack-xs">
        {promoted ? <PromotedWords kind="open_day" /> : null}
        <h2>
          <a href={`/open-days/${encodeURIComponent(day.address)}`}>
            <bdi lang={day.language} dir={directionOf(day.language)}>
              {day.title}
            </bdi>
          </a>
        </h2>
        <p className="quiet">
          <bdi>{day.company.name}</bdi>
        </p>
        <Facts
          items={[
            words.dates(day.dates),
            `${day.from}–${day.until}`,
            day.place || null,
            t(`ways.${day.way}`),
            day.kind === 'open_house' ? null : t(`kinds.${day.kind}`),
          ]}
        />
        <Facts
          small
          items={[
            day.state === 'live' ? (
              <Word key="live" tone="good">
                {t('states.live')}
              </Word>
            ) : null,
            day.places_left === null ? null : t('placesLeft', { count: day.places_left }),
            day.jobs > 0 ? t('jobs', { count: day.jobs }) : null,
            day.booths > 0 ? t('boothCount', { count: day.booths }) : null,
          ]}
        />
      </div>
    </li>
  )
}
