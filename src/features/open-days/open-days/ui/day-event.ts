import { plainWords } from '#features/jobs/jobs/ui/job-posting.ts'
import { cardPath } from '#features/site/sharing/rules.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type { DayView } from '../contract.ts'

const attendance = {
  on_site: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const
const statusOf = (state: DayView['state']) =>
  state === 'cancelled' ? 'EventCancelled' : state === 'postponed' ? 'EventPostponed' : 'EventScheduled'

/** An open day as schema.org Event, with what Google asks for; JSON. */
export function dayEvent(day: DayView, publicUrl: string): string {
  const url = `${publicUrl}/open-days/${encodeURIComponent(day.address)}`
  const onSite = {
    '@type': 'Place',
    name: day.venue,
    address: {
      '@type': 'PostalAddress',
      streetAddress: day.address_line || undefined,
      addressLocality: day.city ?? undefined,
      addressCountry: day.country_code,
    },
  }
  const online = { '@type': 'VirtualLocation', url }
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: day.title,
    description: plainWords(day.intro) || undefined,
    url,
    startDate: day.starts_at,
    endDate: day.ends_at ?? undefined,
    eventStatus: `https://schema.org/${statusOf(day.state)}`,
    eventAttendanceMode: attendance[day.way],
    location: day.way === 'on_site' ? onSite : day.way === 'online' ? online : [onSite, online],
    image: `${publicUrl}${day.cover ?? cardPath('open-day', day.address, toLanguage(day.language))}`,
    organizer: {
      '@type': 'Organization',
      name: day.company.name,
      url: `${publicUrl}/companies/${encodeURIComponent(day.company.slug)}`,
    },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url,
      availability: `https://schema.org/${day.closed_to === null && day.places_left !== 0 ? 'InStock' : 'SoldOut'}`,
    },
    isAccessibleForFree: true,
  })
}
