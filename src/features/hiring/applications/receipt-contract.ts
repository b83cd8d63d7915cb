import { z } from 'zod'
import { answer, get, raw } from '#platform/shared/contract.ts'
import { language, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

/** What went out and to whom, as it was in that moment. */
export const Receipt = z.object({
  job: z.object({
    title: z.string(),
    reference: z.string(),
    company: z.string(),
    place: z.string(),
    /** Its advert, without markup. */
    text: z.string(),
  }),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  cv: z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }).nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  note: z.string(),
  language,
  sent_at: moment,
  answer_due_at: moment,
})
export type Receipt = z.output<typeof Receipt>

const application = { application: z.uuid() }

export const showReceipt = get('/user/applications/{application}/receipt', {
  summary: 'What was stored when one’s application went out',
  who: signedIn,
  takes: application,
  gives: answer(Receipt),
  refuses: ['not_found'],
})

export const printReceipt = get('/user/applications/{application}/receipt.pdf', {
  summary: 'The same as a PDF, in the language of the request',
  who: signedIn,
  takes: application,
  gives: raw,
  refuses: ['not_found'],
  limit: { times: 30, seconds: 600 },
})
