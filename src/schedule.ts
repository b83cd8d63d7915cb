import { forgetOldSessions } from '#features/accounts/jobs.ts'
import { askAboutAlert } from '#features/alerts/add-alert.ts'
import { tellDailyAlerts, tellInstantAlerts, tellWeeklyAlerts, tidyOldAlerts } from '#features/alerts/jobs.ts'
import { sendAlertMails } from '#features/alerts/send-alerts.ts'
import { tellWaiting } from '#features/answer-clock/answer-waiting.ts'
import { lapseUnanswered, remindOfAnswers } from '#features/answer-clock/jobs.ts'
import { forgetOldDrafts } from '#features/applications/end-drafts.ts'
import { tellHeldMove } from '#features/applications/held-moves.ts'
import * as musts from '#features/applications/keep-musts.ts'
import { askAboutOutside } from '#features/applications/outside.ts'
import { readSentCv } from '#features/applications/sent-cv.ts'
import { textPhoneCode } from '#features/contacts/confirm-phone.ts'
import { mailNewAddress } from '#features/contacts/mail-new-address.ts'
import { formatChosen } from '#features/cv-formatting/format-chosen.ts'
import { forgetOldPrints } from '#features/cv-formatting/jobs.ts'
import * as cvSearch from '#features/cv-search/jobs.ts'
import { forgetOldSights } from '#features/cv-viewers/jobs.ts'
import { makeCvPreview } from '#features/cvs/make-preview.ts'
import { readCv } from '#features/cvs/read-cv.ts'
import { countPages } from '#features/directory/jobs.ts'
import { tellFollowers } from '#features/followers/tell-followers.ts'
import { lapseProposals, remindOfInterviews } from '#features/interviews/jobs.ts'
import { endDueGroups } from '#features/job-groups/jobs.ts'
import * as jobLife from '#features/job-life/jobs.ts'
import { countSearchWords } from '#features/job-search/jobs.ts'
import { forgetOldMails } from '#features/mail-replies/jobs.ts'
import { sendHeldNotices } from '#features/notifications/send-held.ts'
import { expireOffers, printSentLetter, remindOfOffers } from '#features/offers/jobs.ts'
import { sendDeactivationKey } from '#features/own-data/deactivate.ts'
import { eraseDueAccounts } from '#features/own-data/erase.ts'
import { buildExport, forgetOldExports } from '#features/own-data/export.ts'
import { followLicences } from '#features/page-checks/jobs.ts'
import { mailReset } from '#features/passwords/forgot-by-email.ts'
import { textResetCode } from '#features/passwords/forgot-by-text.ts'
import { mailFirstPassword } from '#features/passwords/mail-first-password.ts'
import { forgetPreviews, remindOfTasks } from '#features/pipeline/jobs.ts'
import { runBatch } from '#features/pipeline/run-batch.ts'
import { countPublishedSalaries } from '#features/salaries/jobs.ts'
import { forgetRemovedJobs, remindOfSavedJobs } from '#features/saved-jobs/jobs.ts'
import { sendScheduledMessages } from '#features/scheduled-messages/jobs.ts'
import { mailSignInLink } from '#features/sign-in-link/ask-link.ts'
import { sendNewsletterQuestion } from '#features/subscriptions/newsletter.ts'
import { makeEventPartitions } from '#platform/server/events/partitions.ts'
import type { Job, Scheduled } from '#platform/server/jobs/job.ts'

/** Slow work that a verb may queue. */
export const jobs: readonly Job[] = [
  mailReset as Job,
  askAboutAlert as Job,
  sendAlertMails as Job,
  textResetCode as Job,
  mailFirstPassword as Job,
  mailSignInLink as Job,
  textPhoneCode as Job,
  mailNewAddress as Job,
  makeCvPreview as Job,
  formatChosen as Job,
  printSentLetter as Job,
  readCv as Job,
  readSentCv as Job,
  musts.keepMustsOfMany as Job,
  sendNewsletterQuestion as Job,
  sendDeactivationKey as Job,
  buildExport as Job,
  tellWaiting as Job,
  runBatch as Job,
  tellHeldMove as Job,
]

/** Everything that runs by the clock (UTC). */
export const schedule: readonly Scheduled[] = [
  { cron: '*/5 * * * *', job: tellInstantAlerts as Job },
  { cron: '5 6 * * *', backfill: 86_400_000, job: cvSearch.restUnusedProfiles as Job },
  { cron: '30 5 * * *', backfill: 86_400_000, job: tellDailyAlerts as Job },
  { cron: '45 5 * * 1', backfill: 86_400_000, job: tellWeeklyAlerts as Job },
  { cron: '*/5 * * * *', job: cvSearch.tellInstantCvSearches as Job },
  { cron: '35 5 * * *', backfill: 86_400_000, job: cvSearch.tellDailyCvSearches as Job },
  { cron: '50 5 * * 1', backfill: 86_400_000, job: cvSearch.tellWeeklyCvSearches as Job },
  { cron: '15 4 * * *', backfill: 86_400_000, job: tidyOldAlerts as Job },
  { cron: '20 * * * *', job: askAboutOutside as Job },
  { cron: '*/10 * * * *', job: musts.keepMustsOfMany as Job },
  { cron: '57 3 * * *', backfill: 86_400_000, job: musts.renewMusts as Job },
  { cron: '47 3 * * *', backfill: 86_400_000, job: forgetOldDrafts as Job },
  { cron: '41 3 * * *', backfill: 86_400_000, job: eraseDueAccounts as Job },
  { cron: '51 3 * * *', backfill: 86_400_000, job: forgetOldExports as Job },
  { cron: '33 3 * * *', backfill: 86_400_000, job: forgetOldPrints as Job },
  { cron: '*/10 * * * *', job: jobLife.closeExpiredJobs },
  { cron: '* * * * *', job: jobLife.openScheduledJobs },
  { cron: '*/15 * * * *', job: jobLife.releaseApprovedJobs },
  { cron: '5 * * * *', job: jobLife.askWhetherOpen },
  { cron: '15 * * * *', job: jobLife.remindOfEnd },
  { cron: '25 * * * *', job: jobLife.pauseUnconfirmedJobs },
  { cron: '35 * * * *', job: jobLife.closeFullJobs },
  { cron: '5 * * * *', job: endDueGroups as Job },
  { cron: '45 * * * *', job: remindOfAnswers as Job },
  { cron: '*/5 * * * *', job: remindOfInterviews as Job },
  { cron: '* * * * *', job: sendScheduledMessages as Job },
  { cron: '* * * * *', job: sendHeldNotices as Job },
  { cron: '55 * * * *', job: lapseProposals as Job },
  { cron: '20 * * * *', job: remindOfTasks as Job },
  { cron: '*/15 * * * *', job: remindOfSavedJobs as Job },
  { cron: '12 4 * * *', backfill: 86_400_000, job: forgetRemovedJobs as Job },
  { cron: '22 4 * * *', backfill: 86_400_000, job: forgetOldSights as Job },
  { cron: '7 4 * * *', backfill: 86_400_000, job: forgetPreviews as Job },
  { cron: '*/5 * * * *', job: remindOfOffers as Job },
  { cron: '* * * * *', job: expireOffers as Job },
  { cron: '33 4 * * *', backfill: 86_400_000, job: lapseUnanswered as Job },
  { cron: '23 3 * * *', backfill: 86_400_000, job: forgetOldMails as Job },
  { cron: '17 3 * * *', backfill: 86_400_000, job: forgetOldSessions as Job },
  { cron: '37 2 * * *', backfill: 86_400_000, job: countSearchWords as Job },
  { cron: '47 2 * * *', backfill: 86_400_000, job: cvSearch.countCvLexemes as Job },
  { cron: '27 2 * * *', backfill: 86_400_000, job: countPages as Job },
  { cron: '19 5 * * *', backfill: 86_400_000, job: followLicences as Job },
  { cron: '*/30 * * * *', job: tellFollowers as Job },
  { cron: '57 2 * * *', backfill: 86_400_000, job: countPublishedSalaries as Job },
  { cron: '7 2 * * *', backfill: 86_400_000, job: makeEventPartitions as Job },
]
