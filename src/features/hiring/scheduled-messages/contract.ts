import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post, put } from '#platform/shared/contract.ts'
import { line, moment, prose, version } from '#platform/shared/fields.ts'

const application = { application: z.uuid() }
const message = { message: z.uuid(), version }
const written = {
  subject: line(150).or(z.literal('')).default(''),
  text: prose(5000, 1),
  /** Day and hour as the clock of the page shows them. */
  at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  /** The writer's time zone; it counts where the page's country has several. */
  zone: line(60).default('UTC'),
}

export const ScheduledMessage = z.object({
  id: z.string(),
  application: z.string(),
  job: z.string(),
  name: z.string(),
  by: z.string(),
  subject: z.string(),
  text: z.string(),
  send_at: moment,
  /** The same moment as the clock of the page shows it, and that clock. */
  at: z.string(),
  zone: z.string(),
  version: z.number(),
})
export type ScheduledMessage = z.output<typeof ScheduledMessage>

const Waiting = z.object({
  messages: z.array(ScheduledMessage),
  /** Where the page is, and where the applicant is, as far as that is known and another. */
  zone: z.string(),
  their_zone: z.string().nullable(),
})
const refreshedBy = ['scheduled_message.changed', 'application.message_sent', 'application.moved']

export const listScheduled = get('/page/applications/{application}/scheduled-messages', {
  summary: 'Messages to an applicant that wait for their time',
  who: member('applicant.message'),
  takes: { ...application, zone: line(60).default('UTC') },
  gives: answer(Waiting),
  refuses: ['not_found'],
  refreshedBy,
})
export const listAllScheduled = get('/page/scheduled-messages', {
  summary: 'Messages of the page that wait for their time, the next one first',
  who: member('applicant.message'),
  gives: answer(z.array(ScheduledMessage)),
  refreshedBy,
})

const refuses = ['not_found', 'invalid'] as const
export const scheduleMessage = post('/page/applications/{application}/scheduled-messages', {
  summary: 'Write to an applicant at a later moment',
  who: member('applicant.message'),
  takes: { ...application, ...written },
  gives: answer(ScheduledMessage),
  refuses: [...refuses, 'too_many_scheduled'],
  status: 201,
  limit: { times: 300, seconds: 3600 },
})
export const changeScheduled = put('/page/scheduled-messages/{message}', {
  summary: 'Change a message that still waits; the version is the one that was read',
  who: member('applicant.message'),
  takes: { ...message, ...written },
  gives: answer(ScheduledMessage),
  refuses: [...refuses, 'changed_meanwhile', 'scheduled_over'],
})
export const cancelScheduled = post('/page/scheduled-messages/{message}/cancellation', {
  summary: 'Do not send a message that still waits',
  who: member('applicant.message'),
  takes: message,
  gives: answer(z.object({ id: z.string() })),
  refuses: ['not_found', 'changed_meanwhile', 'scheduled_over'],
})
