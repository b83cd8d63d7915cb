import { pageChecked, pageMoved } from '#features/companies/pages/events.ts'
import { jobMoved } from '#features/jobs/jobs/events.ts'
import { accountRegistered } from '#features/people/accounts/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { countRegistration } from './count-registration.ts'
import { judgePage } from './judge.ts'

export const referralReactions = [
  on(accountRegistered, 'count-registration', (ctx, { data }) => countRegistration(ctx, data.user)),
  on(pageChecked, 'judge-referral', (ctx, { data }) => judgePage(ctx, data.page)),
  on(pageMoved, 'judge-referral', (ctx, { data }) => judgePage(ctx, data.page)),
  on(jobMoved, 'judge-referral', (ctx, { data }) => judgePage(ctx, data.page)),
]
