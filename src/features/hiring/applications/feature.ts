import type { Feature } from '#platform/server/feature.ts'
import { mayReadAnswerFile, mayReadSentCv, mayWatchApplicants, mayWatchApplication } from './access.ts'
import { applicationThreads } from './application-threads.ts'
import { tellUnsent } from './apply/pretend-to-store.ts'
import { draftHolding } from './draft-holding.ts'
import { forgetOldDrafts } from './end-drafts.ts'
import { applicationHandlers } from './handlers.ts'
import { tellHeldMove } from './held-moves.ts'
import { applicationHolding } from './holding.ts'
import { keepRequirementsOfMany, renewRequirements } from './keep-requirements.ts'
import { askAboutOutside, outsideHolding } from './outside.ts'
import { applicationReactions } from './reactions.ts'
import { readSentCv } from './sent-cv.ts'

export const applications: Feature = {
  calls: applicationHandlers,
  reactions: applicationReactions,
  background: [tellUnsent, readSentCv, keepRequirementsOfMany, tellHeldMove],
  schedule: [
    { cron: '20 * * * *', task: askAboutOutside },
    { cron: '*/10 * * * *', task: keepRequirementsOfMany },
    { cron: '57 3 * * *', backfill: 86_400_000, task: renewRequirements },
    { cron: '47 3 * * *', backfill: 86_400_000, task: forgetOldDrafts },
  ],
  threadSources: { application: applicationThreads },
  topics: { job: mayWatchApplicants, applicants: mayWatchApplicants, application: mayWatchApplication },
  holdings: [applicationHolding, draftHolding, outsideHolding],
  grants: { cv: mayReadSentCv, 'application-answer': mayReadAnswerFile },
  forgets: {
    people: {
      'application_drafts.user_id': 'erased',
      'applications.candidate_id': 'kept as past',
      'outside_applications.user_id': 'erased',
    },
    after: {
      'files.id': {
        'application_answers.file_id': 'emptied',
        'applications.cv_id': 'emptied',
      },
    },
  },
}
