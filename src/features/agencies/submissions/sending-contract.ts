import { z } from 'zod'
import { voiceless } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, post } from '#platform/shared/contract.ts'
import { email, personName, prose } from '#platform/shared/fields.ts'
import { mostInPacket } from './rules.ts'

const may = member('submission')
/** Of each: the code it was refused with, and why in words; both null where it was done. */
const Told = z.array(z.object({ id: z.string(), refused: z.string().nullable(), why: z.string().nullable() }))

export const askPeople = post('/page/submission-requests', {
  summary: 'Ask people whether the agency may put them forward for the job; says of each whether it was asked',
  who: may,
  takes: { submissions: z.array(z.uuid()).min(1).max(mostInPacket) },
  gives: answer(Told),
  refuses: ['invalid', 'asked_enough', ...voiceless],
  limit: { times: 120, seconds: 3600 },
})

export const submitPeople = post('/page/submission-packets', {
  summary: 'Send people who approved to the client: by a link without an account, or into its own pipeline',
  who: may,
  takes: {
    mandate: z.uuid(),
    submissions: z.array(z.uuid()).min(1).max(mostInPacket),
    contact_name: personName(120).optional(),
    contact_email: email.optional(),
    words: prose(2000).default(''),
  },
  gives: answer(z.object({ packet: z.string().nullable(), people: Told })),
  refuses: ['not_found', 'invalid', 'mandate_state', ...voiceless],
  status: 201,
  limit: { times: 60, seconds: 3600 },
})

export const withdrawPacket = post('/page/submission-packets/{packet}/withdrawal', {
  summary: 'Close the link that a client was sent',
  who: may,
  takes: { packet: z.uuid() },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['not_found'],
})
