import { clientReview } from '#features/agencies/client-review/feature.ts'
import { clients } from '#features/agencies/clients/feature.ts'
import { desk } from '#features/agencies/desk/feature.ts'
import { disputes } from '#features/agencies/disputes/feature.ts'
import { externalRecruiters } from '#features/agencies/external-recruiters/feature.ts'
import { placements } from '#features/agencies/placements/feature.ts'
import { recruiters } from '#features/agencies/recruiters/feature.ts'
import { representation } from '#features/agencies/representation/feature.ts'
import { submissions } from '#features/agencies/submissions/feature.ts'
import { pageProfile } from '#features/companies/page-profile/feature.ts'
import { pages } from '#features/companies/pages/feature.ts'
import { team } from '#features/companies/team/feature.ts'
import { cvBuilder } from '#features/cvs/cv-builder/feature.ts'
import { cvs } from '#features/cvs/cvs/feature.ts'
import { demo } from '#features/front/demo/feature.ts'
import { landing } from '#features/front/landing/feature.ts'
import { session } from '#features/front/session/feature.ts'
import { workspace } from '#features/front/workspace/feature.ts'
import { answerClock } from '#features/hiring/answer-clock/feature.ts'
import { applications } from '#features/hiring/applications/feature.ts'
import { insight } from '#features/hiring/insight/feature.ts'
import { interviews } from '#features/hiring/interviews/feature.ts'
import { mailReplies } from '#features/hiring/mail-replies/feature.ts'
import { messageTemplates } from '#features/hiring/message-templates/feature.ts'
import { offers } from '#features/hiring/offers/feature.ts'
import { outsideHours } from '#features/hiring/outside-hours/feature.ts'
import { pipeline } from '#features/hiring/pipeline/feature.ts'
import { progress } from '#features/hiring/progress/feature.ts'
import { rejectReasons } from '#features/hiring/reject-reasons/feature.ts'
import { scheduledMessages } from '#features/hiring/scheduled-messages/feature.ts'
import { texting } from '#features/hiring/texting/feature.ts'
import { alerts } from '#features/jobs/alerts/feature.ts'
import { jobClients } from '#features/jobs/job-clients/feature.ts'
import { jobGroups } from '#features/jobs/job-groups/feature.ts'
import { jobLife } from '#features/jobs/job-life/feature.ts'
import { jobSearch } from '#features/jobs/job-search/feature.ts'
import { jobTemplates } from '#features/jobs/job-templates/feature.ts'
import { jobs } from '#features/jobs/jobs/feature.ts'
import { matching } from '#features/jobs/matching/feature.ts'
import { pageJobs } from '#features/jobs/page-jobs/feature.ts'
import { promotion } from '#features/jobs/promotion/feature.ts'
import { salaries } from '#features/jobs/salaries/feature.ts'
import { ledger } from '#features/money/ledger/feature.ts'
import { orders } from '#features/money/orders/feature.ts'
import { plans } from '#features/money/plans/feature.ts'
import { prices } from '#features/money/prices/feature.ts'
import { products } from '#features/money/products/feature.ts'
import { vouchers } from '#features/money/vouchers/feature.ts'
import { calls } from '#features/open-days/calls/feature.ts'
import { door } from '#features/open-days/door/feature.ts'
import { lobby } from '#features/open-days/lobby/feature.ts'
import { openDays } from '#features/open-days/open-days/feature.ts'
import { openDayOutcomes } from '#features/open-days/outcomes/feature.ts'
import { rooms } from '#features/open-days/rooms/feature.ts'
import { visits } from '#features/open-days/visits/feature.ts'
import { walkIns } from '#features/open-days/walk-ins/feature.ts'
import { accounts } from '#features/people/accounts/feature.ts'
import { contacts } from '#features/people/contacts/feature.ts'
import { dayLimits } from '#features/people/day-limits/feature.ts'
import { lock } from '#features/people/lock/feature.ts'
import { mailBounces } from '#features/people/mail-bounces/feature.ts'
import { ownData } from '#features/people/own-data/feature.ts'
import { passkeys } from '#features/people/passkeys/feature.ts'
import { passwords } from '#features/people/passwords/feature.ts'
import { profiles } from '#features/people/profiles/feature.ts'
import { providers } from '#features/people/providers/feature.ts'
import { secondFactor } from '#features/people/second-factor/feature.ts'
import { signIn } from '#features/people/sign-in/feature.ts'
import { signInLink } from '#features/people/sign-in-link/feature.ts'
import { subscriptions } from '#features/people/subscriptions/feature.ts'
import { directory } from '#features/seeking/directory/feature.ts'
import { followers } from '#features/seeking/followers/feature.ts'
import { savedJobs } from '#features/seeking/saved-jobs/feature.ts'
import { waiting } from '#features/seeking/waiting/feature.ts'
import { articles } from '#features/site/articles/feature.ts'
import { banners } from '#features/site/banners/feature.ts'
import { brands } from '#features/site/brands/feature.ts'
import { faults } from '#features/site/faults/feature.ts'
import { files } from '#features/site/files/feature.ts'
import { lookups } from '#features/site/lookups/feature.ts'
import { notifications } from '#features/site/notifications/feature.ts'
import { sharing } from '#features/site/sharing/feature.ts'
import { switches } from '#features/site/switches/feature.ts'
import { traffic } from '#features/site/traffic/feature.ts'
import { understanding } from '#features/site/understanding/feature.ts'
import { bulkDrops } from '#features/sourcing/bulk-drops/feature.ts'
import { cvDrops } from '#features/sourcing/cv-drops/feature.ts'
import { cvFormatting } from '#features/sourcing/cv-formatting/feature.ts'
import { cvSearch } from '#features/sourcing/cv-search/feature.ts'
import { cvViewers } from '#features/sourcing/cv-viewers/feature.ts'
import { directMessages } from '#features/sourcing/direct-messages/feature.ts'
import { duplicates } from '#features/sourcing/duplicates/feature.ts'
import { fittingPeople } from '#features/sourcing/fitting-people/feature.ts'
import { importTables } from '#features/sourcing/import-tables/feature.ts'
import { imports } from '#features/sourcing/imports/feature.ts'
import { pool } from '#features/sourcing/pool/feature.ts'
import { agents } from '#features/staff/agents/feature.ts'
import { audit } from '#features/staff/audit/feature.ts'
import { cases } from '#features/staff/cases/feature.ts'
import { complaints } from '#features/staff/complaints/feature.ts'
import { erasures } from '#features/staff/erasures/feature.ts'
import { finding } from '#features/staff/finding/feature.ts'
import { guises } from '#features/staff/guises/feature.ts'
import { merges } from '#features/staff/merges/feature.ts'
import { moderation } from '#features/staff/moderation/feature.ts'
import { newsletters } from '#features/staff/newsletters/feature.ts'
import { operation } from '#features/staff/operation/feature.ts'
import { pageChecks } from '#features/staff/page-checks/feature.ts'
import { patterns } from '#features/staff/patterns/feature.ts'
import { persons } from '#features/staff/persons/feature.ts'
import { queues } from '#features/staff/queues/feature.ts'
import { referrals } from '#features/staff/referrals/feature.ts'
import { retention } from '#features/staff/retention/feature.ts'
import { roles } from '#features/staff/roles/feature.ts'
import { screeningRules } from '#features/staff/screening-rules/feature.ts'
import { support } from '#features/staff/support/feature.ts'
import { wholeJobs } from '#features/staff/whole-jobs/feature.ts'
import { chatGroups } from '#features/talk/chat-groups/feature.ts'
import { connections } from '#features/talk/connections/feature.ts'
import { threads } from '#features/talk/threads/feature.ts'
import { makeEventPartitions } from '#platform/server/events/partitions.ts'
import { type Feature, gatherParts } from '#platform/server/feature.ts'

const upkeep: Feature = { schedule: [{ cron: '7 2 * * *', backfill: 86_400_000, task: makeEventPartitions }] }

/** Everything the product is made of, in the order of src/features/order.json. What a person holds is forgotten from the end. */
export const parts = gatherParts([
  switches,
  brands,
  banners,
  articles,
  lookups,
  traffic,
  faults,
  understanding,
  files,
  notifications,
  accounts,
  dayLimits,
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
  ledger,
  plans,
  prices,
  products,
  vouchers,
  orders,
  sharing,
  jobs,
  jobClients,
  jobTemplates,
  jobLife,
  pageJobs,
  jobGroups,
  promotion,
  jobSearch,
  salaries,
  matching,
  alerts,
  threads,
  chatGroups,
  connections,
  rejectReasons,
  applications,
  progress,
  savedJobs,
  pipeline,
  answerClock,
  followers,
  pageChecks,
  directory,
  outsideHours,
  interviews,
  messageTemplates,
  scheduledMessages,
  texting,
  mailReplies,
  offers,
  cvSearch,
  directMessages,
  cvFormatting,
  cvViewers,
  imports,
  duplicates,
  importTables,
  bulkDrops,
  pool,
  fittingPeople,
  cvDrops,
  clients,
  recruiters,
  externalRecruiters,
  submissions,
  representation,
  clientReview,
  disputes,
  placements,
  desk,
  openDays,
  visits,
  door,
  rooms,
  lobby,
  openDayOutcomes,
  walkIns,
  calls,
  insight,
  workspace,
  moderation,
  support,
  screeningRules,
  patterns,
  complaints,
  cases,
  referrals,
  agents,
  newsletters,
  roles,
  queues,
  finding,
  operation,
  guises,
  audit,
  retention,
  erasures,
  merges,
  persons,
  wholeJobs,
  ownData,
  waiting,
  session,
  demo,
  landing,
  upkeep,
])
