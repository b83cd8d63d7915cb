import { accountReactions } from '#features/accounts/reactions.ts'
import { alertReactions } from '#features/alerts/reactions.ts'
import { answerClockReactions } from '#features/answer-clock/reactions.ts'
import { applicationReactions } from '#features/applications/reactions.ts'
import { complaintReactions } from '#features/complaints/reactions.ts'
import { contactReactions } from '#features/contacts/reactions.ts'
import { cvSearchReactions } from '#features/cv-search/reactions.ts'
import { directoryReactions } from '#features/directory/reactions.ts'
import { interviewReactions } from '#features/interviews/reactions.ts'
import { jobClientReactions } from '#features/job-clients/reactions.ts'
import { jobGroupReactions } from '#features/job-groups/reactions.ts'
import { jobLifeReactions } from '#features/job-life/reactions.ts'
import { jobSearchReactions } from '#features/job-search/reactions.ts'
import { jobReactions } from '#features/jobs/reactions.ts'
import { mailBounceReactions } from '#features/mail-bounces/reactions.ts'
import { moderationReactions } from '#features/moderation/reactions.ts'
import { offerReactions } from '#features/offers/reactions.ts'
import { ownDataReactions } from '#features/own-data/reactions.ts'
import { pageCheckReactions } from '#features/page-checks/reactions.ts'
import { pageReactions } from '#features/pages/reactions.ts'
import { passkeyReactions } from '#features/passkeys/reactions.ts'
import { passwordReactions } from '#features/passwords/reactions.ts'
import { pipelineReactions } from '#features/pipeline/reactions.ts'
import { progressReactions } from '#features/progress/reactions.ts'
import { providerReactions } from '#features/providers/reactions.ts'
import { scheduledMessageReactions } from '#features/scheduled-messages/reactions.ts'
import { secondFactorReactions } from '#features/second-factor/reactions.ts'
import { subscriptionReactions } from '#features/subscriptions/reactions.ts'
import { teamReactions } from '#features/team/reactions.ts'
import type { Reaction } from '#platform/server/events/reaction.ts'

/** Everything that follows from an event. */
export const reactions: readonly Reaction[] = [
  ...accountReactions,
  ...subscriptionReactions,
  ...secondFactorReactions,
  ...passkeyReactions,
  ...providerReactions,
  ...passwordReactions,
  ...contactReactions,
  ...mailBounceReactions,
  ...pageReactions,
  ...teamReactions,
  ...jobReactions,
  ...jobClientReactions,
  ...jobLifeReactions,
  ...jobSearchReactions,
  ...alertReactions,
  ...applicationReactions,
  ...progressReactions,
  ...pipelineReactions,
  ...answerClockReactions,
  ...interviewReactions,
  ...scheduledMessageReactions,
  ...offerReactions,
  ...moderationReactions,
  ...complaintReactions,
  ...jobGroupReactions,
  ...pageCheckReactions,
  ...directoryReactions,
  ...cvSearchReactions,
  ...ownDataReactions,
]
