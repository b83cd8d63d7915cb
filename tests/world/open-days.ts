import { closedAllDay, paint } from '#features/open-days/open-days/hour-rules.ts'
import * as days from '#features/open-days/open-days/team-contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { anEmployer } from './people.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

type Fields = Takes<typeof days.startDay>
type Desk = NonNullable<Fields['desks']>[number]

/** A date so many days from now, on the clock of the site. */
export const inDays = (site: Site, count: number): string =>
  new Date(site.world.now().getTime() + count * 86_400_000).toISOString().slice(0, 10)

/** From 10:00 to 12:00, a pause of half an hour, and a last one for those who just come. */
export const morning = paint(paint(paint(closedAllDay, 20, 23, 'open'), 24, 24, 'break'), 25, 25, 'walk_in')

export const aDesk = (date: string, over: Partial<Desk> = {}): Desk => ({
  id: newId(),
  name: 'Front of house',
  way: 'on_site',
  languages: ['en', 'ar'],
  staff: [],
  hours: { [date]: morning },
  ...over,
})

export const dayFields = (date: string, over: Partial<Fields> = {}): Fields => ({
  language: 'en',
  texts: [
    {
      language: 'en',
      title: 'Hospitality hiring day',
      intro: '<p>Ten minutes with the team.</p>',
      bring: 'Passport\nCV',
    },
  ],
  time_zone: 'Asia/Dubai',
  dates: [date],
  country_id: countryId('AE'),
  way: 'online',
  slot_minutes: 15,
  desks: [aDesk(date, { way: 'online' })],
  ...over,
})

/** A company whose open days go out without a look. */
export async function aTrustedEmployer(site: Site) {
  const employer = await anEmployer(site)
  await site.pool.query('update pages set post_permission = 2 where id = $1', [employer.page.id])
  await site.pool.query('update users set post_permission = 2 where id = $1', [employer.id])
  return employer
}

/** An open day that is out; two places in each of four half-hours unless said otherwise. */
export async function aDay(site: Site, visitor: Visitor, over: Partial<Fields> = {}, ahead = 10) {
  const date = inDays(site, ahead)
  const { data: draft } = await visitor.call(days.startDay, dayFields(date, over))
  const { data } = await visitor.call(days.moveDay, { day: draft.id, move: 'submit' })
  return { ...data, date }
}
