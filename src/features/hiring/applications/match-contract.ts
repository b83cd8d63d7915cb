import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Match, Matched } from '#features/jobs/matching/match-contract.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { signedIn } from '#platform/shared/who.ts'

/** What a job asks for; and what would help, in the same way: it ends no application. */
const Compared = Matched.extend({ nice: z.array(Match) })

export const showMatch = get('/page/applications/{application}/match', {
  summary: 'What the job asks for and which line of the CV, field of the profile or answer shows it',
  who: member('applicant.read'),
  takes: { application: z.uuid() },
  gives: answer(Compared),
  refuses: ['not_found'],
  refreshedBy: ['application.cv_read', 'application.moved', 'job.changed'],
})

export const showSentLines = get('/page/applications/{application}/cv-lines', {
  summary: 'The CV that was sent, line by line, with what meets the job marked; none while nobody may know who it is',
  who: member('applicant.read'),
  takes: { application: z.uuid() },
  gives: answer(
    z.object({
      language: z.string(),
      lines: z.array(
        z.object({
          number: z.number(),
          section: z.string(),
          kind: z.enum(['name', 'lead', 'entry', 'text', 'point']),
          text: z.string(),
          aside: z.string(),
          marks: z.array(z.tuple([z.number(), z.number()])),
          /** What of the job this line meets. */
          met: z.array(z.string()),
        }),
      ),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['application.cv_read', 'application.moved', 'job.changed'],
})

export const previewMatch = get('/user/jobs/{job}/match', {
  summary: 'What a job asks for and what one’s own CV shows of it, before anything is sent',
  who: signedIn,
  takes: { job: z.uuid(), cv: z.union([z.uuid(), z.literal('primary')]).optional() },
  gives: answer(Compared),
  refuses: ['not_found'],
  refreshedBy: ['cv.changed', 'profile.saved'],
})
