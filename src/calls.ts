import { accountHandlers } from '#features/accounts/handlers.ts'
import { alertHandlers } from '#features/alerts/handlers.ts'
import { answerClockHandlers } from '#features/answer-clock/handlers.ts'
import { applicationHandlers } from '#features/applications/handlers.ts'
import { complaintHandlers } from '#features/complaints/handlers.ts'
import { contactHandlers } from '#features/contacts/handlers.ts'
import { cvBuilderHandlers } from '#features/cv-builder/handlers.ts'
import { cvFormattingHandlers } from '#features/cv-formatting/handlers.ts'
import { cvSearchHandlers } from '#features/cv-search/handlers.ts'
import { cvViewerHandlers } from '#features/cv-viewers/handlers.ts'
import { cvHandlers } from '#features/cvs/handlers.ts'
import { directoryHandlers } from '#features/directory/handlers.ts'
import { fileHandlers } from '#features/files/handlers.ts'
import { followerHandlers } from '#features/followers/handlers.ts'
import { insightHandlers } from '#features/insight/handlers.ts'
import { interviewHandlers } from '#features/interviews/handlers.ts'
import { jobClientHandlers } from '#features/job-clients/handlers.ts'
import { jobGroupHandlers } from '#features/job-groups/handlers.ts'
import { jobLifeHandlers } from '#features/job-life/handlers.ts'
import { jobSearchHandlers } from '#features/job-search/handlers.ts'
import { jobTemplateHandlers } from '#features/job-templates/handlers.ts'
import { jobHandlers } from '#features/jobs/handlers.ts'
import { landingHandlers } from '#features/landing/handlers.ts'
import { lockHandlers } from '#features/lock/handlers.ts'
import { lookupHandlers } from '#features/lookups/handlers.ts'
import { mailBounceHandlers } from '#features/mail-bounces/handlers.ts'
import { mailReplyHandlers } from '#features/mail-replies/handlers.ts'
import { messageTemplateHandlers } from '#features/message-templates/handlers.ts'
import { moderationHandlers } from '#features/moderation/handlers.ts'
import { notificationHandlers } from '#features/notifications/handlers.ts'
import { offerHandlers } from '#features/offers/handlers.ts'
import { ownDataHandlers } from '#features/own-data/handlers.ts'
import { pageCheckHandlers } from '#features/page-checks/handlers.ts'
import { pageJobHandlers } from '#features/page-jobs/handlers.ts'
import { pageProfileHandlers } from '#features/page-profile/handlers.ts'
import { pageHandlers } from '#features/pages/handlers.ts'
import { passkeyHandlers } from '#features/passkeys/handlers.ts'
import { passwordHandlers } from '#features/passwords/handlers.ts'
import { pipelineHandlers } from '#features/pipeline/handlers.ts'
import { profileHandlers } from '#features/profiles/handlers.ts'
import { providerHandlers } from '#features/providers/handlers.ts'
import { salaryHandlers } from '#features/salaries/handlers.ts'
import { savedJobHandlers } from '#features/saved-jobs/handlers.ts'
import { scheduledMessageHandlers } from '#features/scheduled-messages/handlers.ts'
import { secondFactorHandlers } from '#features/second-factor/handlers.ts'
import { sessionHandlers } from '#features/session/handlers.ts'
import { sharingHandlers } from '#features/sharing/handlers.ts'
import { signInHandlers } from '#features/sign-in/handlers.ts'
import { signInLinkHandlers } from '#features/sign-in-link/handlers.ts'
import { subscriptionHandlers } from '#features/subscriptions/handlers.ts'
import { teamHandlers } from '#features/team/handlers.ts'
import { voucherHandlers } from '#features/vouchers/handlers.ts'
import { waitingHandlers } from '#features/waiting/handlers.ts'
import { workspaceHandlers } from '#features/workspace/handlers.ts'
import type { Handled } from '#platform/server/http/door.ts'

/** Every call of the API. */
export const calls: readonly Handled[] = [
  ...lookupHandlers,
  ...fileHandlers,
  ...notificationHandlers,
  ...accountHandlers,
  ...secondFactorHandlers,
  ...subscriptionHandlers,
  ...signInHandlers,
  ...passkeyHandlers,
  ...providerHandlers,
  ...passwordHandlers,
  ...signInLinkHandlers,
  ...lockHandlers,
  ...contactHandlers,
  ...mailBounceHandlers,
  ...profileHandlers,
  ...cvHandlers,
  ...cvBuilderHandlers,
  ...pageHandlers,
  ...pageProfileHandlers,
  ...teamHandlers,
  ...voucherHandlers,
  ...sharingHandlers,
  ...jobHandlers,
  ...jobClientHandlers,
  ...jobTemplateHandlers,
  ...jobLifeHandlers,
  ...pageJobHandlers,
  ...jobGroupHandlers,
  ...jobSearchHandlers,
  ...salaryHandlers,
  ...alertHandlers,
  ...applicationHandlers,
  ...savedJobHandlers,
  ...cvFormattingHandlers,
  ...pipelineHandlers,
  ...answerClockHandlers,
  ...interviewHandlers,
  ...messageTemplateHandlers,
  ...scheduledMessageHandlers,
  ...mailReplyHandlers,
  ...offerHandlers,
  ...followerHandlers,
  ...pageCheckHandlers,
  ...directoryHandlers,
  ...cvSearchHandlers,
  ...cvViewerHandlers,
  ...insightHandlers,
  ...moderationHandlers,
  ...complaintHandlers,
  ...ownDataHandlers,
  ...sessionHandlers,
  ...waitingHandlers,
  ...workspaceHandlers,
  ...landingHandlers,
]
