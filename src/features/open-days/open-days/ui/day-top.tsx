import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { CompanyName } from '#features/jobs/jobs/ui/job-words.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, directionOf, toLanguage } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { DayView } from '../contract.ts'
import { isListed } from '../day-states.ts'
import { useDayWords } from './use-day-words.ts'

/** Whose day it is, what it is called, what it is about; when, where, how full. */
export function DayTop({ day }: { day: DayView }) {
  const t = useTranslations('openDays')
  const direction = directionOf(day.language)
  return (
    <header className="stack">
      <Avatar name={day.company.name} src={day.company.logo ?? undefined} kind="company" size="l" />
      <CompanyName company={day.company} href={`/companies/${day.company.slug}`} />
      <h1>
        <bdi lang={day.language} dir={direction}>
          {day.title}
        </bdi>
      </h1>
      {day.kind === 'open_house' ? null : (
        <p>
          <Word tone="accent">{t(`kinds.${day.kind}`)}</Word>
        </p>
      )}
      <Languages day={day} />
      {day.intro ? (
        <div
          className="prose lead"
          lang={day.language}
          dir={direction}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts)
          dangerouslySetInnerHTML={{ __html: day.intro }}
        />
      ) : null}
      <DayFacts day={day} />
    </header>
  )
}

/** When, where, and of a day that is still to come how full. */
export function DayFacts({ day }: { day: DayView }) {
  const t = useTranslations('openDays.page')
  const words = useDayWords()
  const comma = commaOf(toLanguage(useLocale()))
  const free = t('freeOf', { free: day.places - day.taken, places: day.places })
  return (
    <dl className="day-facts">
      <Fact icon="calendar" head={t('when')} more={words.hours(day.from, day.until, day.time_zone)}>
        {words.dates(day.dates)}
      </Fact>
      <Fact icon="pin" head={t('where')} more={[day.address_line, day.place].filter(Boolean).join(comma)}>
        {day.way === 'online' ? (
          t('online')
        ) : day.way === 'hybrid' ? (
          t('orOnline', { venue: day.venue })
        ) : (
          <bdi>{day.venue}</bdi>
        )}
      </Fact>
      {!isListed(day.state) ? null : day.places > 0 ? (
        <Fact icon="users" head={t('places')} more={<Meter part={day.taken / day.places} label={free} />}>
          {free}
        </Fact>
      ) : (
        <Fact icon="users" head={t('places')} more={t('comeAny')}>
          {t('noBooking')}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { icon: IconName; head: string; more: ReactNode; children: ReactNode }

function Fact({ icon, head, more, children }: FactProps) {
  return (
    <div>
      <Icon name={icon} />
      <dt>{head}</dt>
      <dd>
        {children}
        {more ? <small className="quiet">{more}</small> : null}
      </dd>
    </div>
  )
}

/** In which other languages it is written; and a word when it is not written in the page's own. */
function Languages({ day: { language, other_languages, address } }: { day: DayView }) {
  const t = useTranslations('openDays.page')
  const { language: read } = useSite()
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const isForeign = language !== read
  if (!isForeign && other_languages.length === 0) return null
  return (
    <p className="cluster small quiet">
      {isForeign ? <span>{t('writtenIn', { language: names.of(language) ?? language })}</span> : null}
      {other_languages.map((other) => (
        <a
          key={other}
          className="link"
          href={`/open-days/${encodeURIComponent(address)}?lang=${other}`}
          hrefLang={other}
        >
          {t('readIn', { language: names.of(other) ?? other })}
        </a>
      ))}
    </p>
  )
}
