import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Matched } from '#features/jobs/matching/match-contract.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { signedIn } from '#platform/shared/who.ts'

export const showMatch = get('/page/applications/{application}/match', {
  summary: 'What the job asks for and which line of the CV, field of the profile or answer shows it',
  who: member('applicant.read'),
  takes: { application: z.uuid() },
  gives: answer(Matched),
  refuses: ['not_found'],
  refreshedBy: ['application.cv_read', 'application.moved', 'job.changed'],
})

export const previewMatch = get('/user/jobs/{job}/match', {
  summary: 'What a job asks for and what one’s own CV shows of it, before anything is sent',
  who: signedIn,
  takes: { job: z.uuid(), cv: z.uuid().optional() },
  gives: answer(Matched),
  refuses: ['not_found'],
  refreshedBy: ['cv.changed', 'profile.saved'],
})
