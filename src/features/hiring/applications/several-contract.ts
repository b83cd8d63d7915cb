import { z } from 'zod'
import { mostChosen } from '#features/jobs/job-groups/rules.ts'
import { Question } from '#features/jobs/jobs/job-fields.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'
import { fileRefusals, written } from './contract.ts'
import { Reach } from './draft-contract.ts'
import { outcomes } from './rules.ts'

const address = { address: z.string().max(300) }
const severalJobs = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(z.string().max(20)).max(100),
)

export const showChosen = get('/job-groups/{address}/application', {
  summary: 'Jobs of a group that somebody chose to apply to, with what each asks',
  who: anyone,
  takes: { ...address, job: severalJobs },
  gives: answer(
    z.object({
      group: z.object({ address: z.string(), title: z.string(), language: z.string(), company: z.string() }),
      /** Why nobody may apply through the group now, as a refusal code. */
      closed_to: z.string().nullable(),
      /** How whoever is signed in can be reached; null for guests. */
      reach: Reach.nullable(),
      jobs: z.array(
        z.object({
          id: z.string(),
          address: z.string(),
          title: z.string(),
          language: z.string(),
          place: z.string(),
          country_code: z.string(),
          closed_to: z.string().nullable(),
          /** Whether the one who is signed in has applied already. */
          sent: z.boolean(),
          questions: z.array(Question.extend({ id: z.string() })),
        }),
      ),
    }),
  ),
  refuses: ['not_found'],
})

export const applyToSeveral = post('/job-groups/{address}/applications', {
  summary: 'Apply to several jobs of a group with one CV and one note; each job answers for itself',
  who: anyone,
  takes: { ...address, jobs: z.array(z.uuid()).min(1).max(mostChosen), ...written },
  gives: answer(z.array(z.object({ job: z.string(), outcome: z.enum(outcomes), application: z.string().nullable() }))),
  refuses: ['not_found', 'group_over', 'cv_needed', 'invalid', ...fileRefusals],
  status: 201,
  upload: { fields: ['cv'], maxBytes: mostBytes },
  limit: { times: 20, seconds: 600 },
})
