import { plainWords } from '#features/jobs/jobs/ui/job-posting.ts'
import { CardPicture } from '#features/site/sharing/ui/card-picture.tsx'
import { Alternates } from '#frame/alternates.tsx'
import { breadcrumbs, cut, StructuredData } from '#frame/structured-data.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { DayView } from '../contract.ts'
import { isListed } from '../day-states.ts'
import { dayEvent } from './day-event.ts'
import { useDayWords } from './use-day-words.ts'

/** What search engines and those who get the link see of an open day. */
export function DayHead({ day }: { day: DayView }) {
  const t = useTranslations('openDays')
  const words = useDayWords()
  const { brand, publicUrl } = useSite()
  const address = `${publicUrl}/open-days/${encodeURIComponent(day.address)}`
  const facts = [words.dates(day.dates), day.venue, day.place, day.company.name].filter(Boolean).join(' · ')
  const about = cut(`${facts}. ${plainWords(day.intro)}`, 180)
  return (
    <>
      <title>{`${day.title} · ${day.company.name} · ${brand.name}`}</title>
      <meta name="description" content={about} />
      <Alternates address={address} spoken={day.written_in} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={day.title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <CardPicture kind="open-day" address={day.address} />
      {isListed(day.state) ? null : <meta name="robots" content="noindex" />}
      {day.starts_at ? <StructuredData json={dayEvent(day, publicUrl)} /> : null}
      <StructuredData
        json={breadcrumbs(publicUrl, [
          [t('directory.title'), '/open-days'],
          [day.title, `/open-days/${encodeURIComponent(day.address)}`],
        ])}
      />
    </>
  )
}
