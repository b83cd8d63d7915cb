import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { openStages, stages } from '#features/hiring/applications/stages.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'

/** Something at an hour of these days: an interview, or an open day of the page. */
const Agenda = z.object({
  kind: z.enum(['interview', 'open_day']),
  /** Of the interview, or the open day. */
  id: z.string(),
  at: moment,
  minutes: z.number(),
  /** Whom the team meets; the open day by its title. */
  name: z.string(),
  /** The job; null for an open day. */
  title: z.string().nullable(),
  how: z.enum(['on_site', 'phone', 'online']).nullable(),
  href: z.string(),
  link: z.string().nullable(),
  /** Of the interview. */
  zone: z.string().nullable(),
  /** Whether oneself takes part. */
  is_mine: z.boolean(),
  /** How it ended, where that was said; how many booked, of an open day. */
  state: z.enum(['confirmed', 'done', 'no_show', 'open']),
  booked: z.number().nullable(),
})
export type Agenda = z.output<typeof Agenda>

/** What happened on the page since a day ago, put together by who did it and what it was. */
const Since = z.object({
  what: z.enum(['sent', 'moved', 'withdrawn', 'offer_viewed', 'offer_accepted', 'offer_declined']),
  /** The colleague, or the applicant where it is one; null for several. */
  by: z.string().nullable(),
  to: z.enum([...openStages, ...stages]).nullable(),
  count: z.number(),
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
})
export type Since = z.output<typeof Since>

export const pageDay = get('/page/today/day', {
  summary: 'The hours of today, how the page answers, and what happened since a day ago',
  who: member('applicant.read'),
  gives: answer(
    z.object({
      /** From twelve hours ago to thirty-six ahead: which of it is today hangs on where one reads it. */
      agenda: z.array(Agenda),
      /** Of the last ninety days; null before the first answer was due. */
      record: z
        .object({ applications: z.number(), answered: z.number(), median_days: z.number().nullable() })
        .nullable(),
      since: z.array(Since),
    }),
  ),
  refreshedBy: ['interview.moved', 'application.moved', 'application.sent', 'offer.moved', 'open_day.moved'],
})
