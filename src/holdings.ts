import { accountHolding } from '#features/accounts/holding.ts'
import { alertHolding } from '#features/alerts/holding.ts'
import { draftHolding } from '#features/applications/draft-holding.ts'
import { applicationHolding } from '#features/applications/holding.ts'
import { outsideHolding } from '#features/applications/outside.ts'
import { complaintHolding } from '#features/complaints/holding.ts'
import { cvFormattingHolding } from '#features/cv-formatting/holding.ts'
import { cvSearchHolding } from '#features/cv-search/holding.ts'
import { cvViewerHolding } from '#features/cv-viewers/holding.ts'
import { cvHolding } from '#features/cvs/holding.ts'
import { followerHolding } from '#features/followers/holding.ts'
import { interviewHolding } from '#features/interviews/holding.ts'
import { mailReplyHolding } from '#features/mail-replies/holding.ts'
import { messageTemplateHolding } from '#features/message-templates/holding.ts'
import { notificationHolding } from '#features/notifications/holding.ts'
import { offerHolding } from '#features/offers/holding.ts'
import type { Holding } from '#features/own-data/holdings.ts'
import { pageHolding } from '#features/pages/holding.ts'
import { pipelineHolding } from '#features/pipeline/holding.ts'
import { profileHolding } from '#features/profiles/holding.ts'
import { savedJobHolding } from '#features/saved-jobs/holding.ts'
import { scheduledMessageHolding } from '#features/scheduled-messages/holding.ts'
import { sharingHolding } from '#features/sharing/holding.ts'

/** What the product holds of a person: given out in an export, forgotten at the end, the last line first. */
export const holdings: readonly Holding[] = [
  accountHolding,
  notificationHolding,
  profileHolding,
  cvHolding,
  cvFormattingHolding,
  pageHolding,
  followerHolding,
  sharingHolding,
  alertHolding,
  applicationHolding,
  draftHolding,
  outsideHolding,
  savedJobHolding,
  complaintHolding,
  pipelineHolding,
  cvSearchHolding,
  cvViewerHolding,
  interviewHolding,
  messageTemplateHolding,
  scheduledMessageHolding,
  mailReplyHolding,
  offerHolding,
]
