import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { flag, language } from '#platform/shared/fields.ts'
import { closingWords } from './rules.ts'

const job = { job: z.uuid() }

export const showWaiting = get('/page/jobs/{job}/waiting', {
  summary:
    'How many applicants of a closed job, or of one about to be, still wait for an answer, and what they would be told',
  who: member('applicant.read'),
  /** `filled`: as if the job, which is out, were closed as filled now. */
  takes: { ...job, filled: flag.optional() },
  gives: answer(
    z.object({
      /** Whom the answer would go to; none while the job takes or may take applications. */
      waiting: z.number(),
      /** Those who hold an offer answer for themselves. */
      offered: z.number(),
      why: z.enum(closingWords),
      /** None while nobody waits. */
      words: z.array(z.object({ language, text: z.string() })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['application.moved', 'job.moved'],
})

export const answerWaiting = post('/page/jobs/{job}/answers', {
  summary: 'Tell everybody who still waits that the job is closed, kindly; goes out in the background',
  who: member('applicant.move'),
  takes: job,
  gives: answer(z.object({ waiting: z.number() })),
  refuses: ['not_found', 'job_not_closed'],
})
