import { z } from 'zod'
import { Card } from '#features/applications/contract.ts'
import { boardColumns } from '#features/applications/stages.ts'
import { member } from '#features/pages/permissions.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'

const live = [
  'application.sent',
  'application.moved',
  'application.seen',
  'application.message_sent',
  'application.claimed',
] as const

export const board = get('/page/jobs/{job}/board', {
  summary: 'Everybody who applied to a job, by column, in the order of the board',
  who: member('applicant.read'),
  takes: { job: z.uuid(), q: z.string().trim().max(100).default('') },
  gives: answer(
    z.object({
      job: z.object({
        id: z.string(),
        title: z.string(),
        address: z.string(),
        state: z.string(),
        place: z.string(),
        applicants: z.number(),
        applicant_cap: z.number().nullable(),
        places_count: z.number(),
        workplace: z.string(),
        expires_at: moment.nullable(),
        confirmed_at: moment.nullable(),
      }),
      columns: z.array(z.object({ column: z.enum(boardColumns), total: z.number(), cards: z.array(Card) })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: [...live, 'job.moved'],
})
