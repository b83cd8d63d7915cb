import { accounts } from '#features/accounts/feature.ts'
import { alerts } from '#features/alerts/feature.ts'
import { answerClock } from '#features/answer-clock/feature.ts'
import { applications } from '#features/applications/feature.ts'
import { complaints } from '#features/complaints/feature.ts'
import { contacts } from '#features/contacts/feature.ts'
import { cvBuilder } from '#features/cv-builder/feature.ts'
import { cvFormatting } from '#features/cv-formatting/feature.ts'
import { cvSearch } from '#features/cv-search/feature.ts'
import { cvViewers } from '#features/cv-viewers/feature.ts'
import { cvs } from '#features/cvs/feature.ts'
import { directory } from '#features/directory/feature.ts'
import { files } from '#features/files/feature.ts'
import { followers } from '#features/followers/feature.ts'
import { insight } from '#features/insight/feature.ts'
import { interviews } from '#features/interviews/feature.ts'
import { jobClients } from '#features/job-clients/feature.ts'
import { jobGroups } from '#features/job-groups/feature.ts'
import { jobLife } from '#features/job-life/feature.ts'
import { jobSearch } from '#features/job-search/feature.ts'
import { jobTemplates } from '#features/job-templates/feature.ts'
import { jobs } from '#features/jobs/feature.ts'
import { landing } from '#features/landing/feature.ts'
import { lock } from '#features/lock/feature.ts'
import { lookups } from '#features/lookups/feature.ts'
import { mailBounces } from '#features/mail-bounces/feature.ts'
import { mailReplies } from '#features/mail-replies/feature.ts'
import { messageTemplates } from '#features/message-templates/feature.ts'
import { moderation } from '#features/moderation/feature.ts'
import { notifications } from '#features/notifications/feature.ts'
import { offers } from '#features/offers/feature.ts'
import { ownData } from '#features/own-data/feature.ts'
import { pageChecks } from '#features/page-checks/feature.ts'
import { pageJobs } from '#features/page-jobs/feature.ts'
import { pageProfile } from '#features/page-profile/feature.ts'
import { pages } from '#features/pages/feature.ts'
import { passkeys } from '#features/passkeys/feature.ts'
import { passwords } from '#features/passwords/feature.ts'
import { pipeline } from '#features/pipeline/feature.ts'
import { profiles } from '#features/profiles/feature.ts'
import { progress } from '#features/progress/feature.ts'
import { providers } from '#features/providers/feature.ts'
import { salaries } from '#features/salaries/feature.ts'
import { savedJobs } from '#features/saved-jobs/feature.ts'
import { scheduledMessages } from '#features/scheduled-messages/feature.ts'
import { secondFactor } from '#features/second-factor/feature.ts'
import { session } from '#features/session/feature.ts'
import { sharing } from '#features/sharing/feature.ts'
import { signIn } from '#features/sign-in/feature.ts'
import { signInLink } from '#features/sign-in-link/feature.ts'
import { subscriptions } from '#features/subscriptions/feature.ts'
import { team } from '#features/team/feature.ts'
import { vouchers } from '#features/vouchers/feature.ts'
import { waiting } from '#features/waiting/feature.ts'
import { workspace } from '#features/workspace/feature.ts'
import { makeEventPartitions } from '#platform/server/events/partitions.ts'
import { type Feature, gatherParts } from '#platform/server/feature.ts'

const upkeep: Feature = { schedule: [{ cron: '7 2 * * *', backfill: 86_400_000, task: makeEventPartitions }] }

/** Everything the product is made of, in the order of src/features/order.json. What a person holds is forgotten from the end. */
export const parts = gatherParts([
  lookups,
  files,
  notifications,
  accounts,
  subscriptions,
  secondFactor,
  signIn,
  passkeys,
  providers,
  passwords,
  signInLink,
  lock,
  contacts,
  mailBounces,
  profiles,
  cvs,
  cvBuilder,
  pages,
  pageProfile,
  team,
  vouchers,
  sharing,
  jobs,
  jobClients,
  jobTemplates,
  jobLife,
  pageJobs,
  jobGroups,
  jobSearch,
  salaries,
  alerts,
  applications,
  progress,
  savedJobs,
  pipeline,
  answerClock,
  followers,
  pageChecks,
  directory,
  interviews,
  messageTemplates,
  scheduledMessages,
  mailReplies,
  offers,
  cvSearch,
  cvFormatting,
  cvViewers,
  insight,
  workspace,
  moderation,
  complaints,
  ownData,
  waiting,
  session,
  landing,
  upkeep,
])
