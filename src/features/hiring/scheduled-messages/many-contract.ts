import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { parameters } from '#features/hiring/applications/parameter-rules.ts'
import { answer, post } from '#platform/shared/contract.ts'
import { language, line, moment, prose } from '#platform/shared/fields.ts'
import { mostAtOnce } from './rules.ts'

const may = member('applicant.message')
const written = {
  job: z.uuid(),
  ids: z.array(z.uuid()).min(1).max(mostAtOnce),
  /** A template of the page or one the site brings; without it what is written here, with parameters in braces. */
  template: z.string().max(60).optional(),
  subject: line(150).or(z.literal('')).default(''),
  text: prose(5000).default(''),
}

const Filled = z.object({
  application: z.string(),
  name: z.string(),
  language,
  subject: z.string(),
  text: z.string(),
  /** Parameters for which this applicant has no value. */
  left: z.array(z.enum(parameters)),
  /** Why it does not go to this applicant, in words; null where it does. */
  why: z.string().nullable(),
})
export type Filled = z.output<typeof Filled>

export const previewMessages = post('/page/jobs/{job}/message-previews', {
  summary:
    'What each of several applicants would read, in their language and with what is true of them; nothing is sent',
  who: may,
  takes: written,
  gives: answer(z.array(Filled)),
  refuses: ['not_found', 'invalid'],
  limit: { times: 240, seconds: 3600, per: 'account' },
})

export const sendMessages = post('/page/jobs/{job}/messages', {
  summary: 'Write to several applicants at once; it goes out ten minutes later, and until then can be taken back',
  who: may,
  takes: written,
  gives: answer(
    z.object({
      batch: z.string(),
      send_at: moment,
      sent: z.number(),
      left_out: z.array(z.object({ application: z.string(), name: z.string(), why: z.string() })),
    }),
  ),
  refuses: ['not_found', 'invalid', 'nobody_chosen'],
  status: 201,
  limit: { times: 60, seconds: 3600, per: 'account' },
})

export const cancelMessages = post('/page/message-batches/{batch}/cancellation', {
  summary: 'Take back what was written to several at once and has not gone out',
  who: may,
  takes: { batch: z.uuid() },
  gives: answer(z.object({ cancelled: z.number() })),
  refuses: ['not_found', 'scheduled_over'],
})
