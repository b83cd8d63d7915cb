import { mandateSaved } from '#features/agencies/clients/events.ts'
import {
  applicationClaimed,
  applicationMoved,
  applicationSeen,
  applicationSent,
  applicationTold,
} from '#features/hiring/applications/events.ts'
import { interviewMoved } from '#features/hiring/interviews/events.ts'
import { emailVerified } from '#features/people/accounts/events.ts'
import { importMoved } from '#features/sourcing/imports/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { endOfImported, endOfMandate, endOfOwnApplication } from './end-submissions.ts'
import { submissionAsked, submissionMoved } from './events.ts'
import { endApplication, followApplication, followInterview } from './follow-application.ts'
import { giveToAccount } from './give-to-account.ts'
import { tellAsked, tellable, tellClient, tellClientGone, tellPerson, tellRecruiter } from './tell.ts'
import { tellQuestion } from './tell-question.ts'

/** What the person hears of; that it was opened stands on the screen and rings nowhere. */
const personHears = new Set(['submit', 'shortlist', 'interview', 'offer', 'place', 'reject', 'expire', 'close'])
/** What whoever put them forward hears of. */
const recruiterHears = new Set([
  ...['approve', 'decline', 'revoke', 'expire', 'shortlist', 'interview', 'offer', 'place', 'reject'],
  ...['claim_duplicate', 'drop_claim'],
])
const withClient = new Set(['submitted', 'reviewing', 'shortlisted', 'interviewing', 'offered', 'duplicate'])
const forgotten = new Set(['refused', 'expired', 'withdrawn'])

export const submissionReactions = [
  on(submissionMoved, 'ask', async (ctx, { id, data: { submission, event } }) => {
    if (event === 'ask') await tellAsked(ctx, id, submission)
  }),
  on(submissionMoved, 'tell', async (ctx, { id, data: { submission, event, side, why } }) => {
    const row = await tellable(ctx, submission)
    // another offer is news as the first was
    const said = event === 'offer_again' ? 'offer' : event
    if (personHears.has(said) && why !== 'forgotten') await tellPerson(ctx, id, row, said)
    if (event === 'withdraw' && side === 'agency' && row.asked_at) await tellPerson(ctx, id, row, 'withdraw')
    const isTold = recruiterHears.has(said) || (event === 'withdraw' && side === 'site')
    if (isTold && side !== 'agency') await tellRecruiter(ctx, id, row, event === 'withdraw' ? 'gone' : said)
  }),
  // one mail for all who were sent together
  on(submissionMoved, 'send-to-client', async (ctx, { data: { event, packet } }) => {
    if (event === 'submit' && packet) await tellClient(ctx, `packet:${packet}`, packet)
  }),
  on(submissionMoved, 'end-with-client', async (ctx, { id, data: { submission, event, side, from, to } }) => {
    if (to !== 'withdrawn' || !withClient.has(from)) return
    if (side !== 'client') await endApplication(ctx, submission)
    if (event !== 'expire' || side === 'site') await tellClientGone(ctx, id, await tellable(ctx, submission))
  }),
  on(submissionAsked, 'tell', async (ctx, { id, data }) => tellQuestion(ctx, id, data)),
  on(mandateSaved, 'end', async (ctx, { data: { mandate, what } }) => {
    if (what === 'close' || what === 'fill') await endOfMandate(ctx, mandate)
  }),
  on(applicationSeen, 'follow', async (ctx, { data: { application } }) => {
    await followApplication(ctx, { application, to: 'in_review', reason: null })
  }),
  on(applicationMoved, 'follow-as-submission', async (ctx, { data: { application, to, reason, isHeld } }) => {
    if (!isHeld) await followApplication(ctx, { application, to, reason })
  }),
  on(applicationTold, 'follow-as-submission', async (ctx, { data: { application, to, reason } }) => {
    await followApplication(ctx, { application, to, reason })
  }),
  on(interviewMoved, 'follow-as-submission', (ctx, { data: { application, interview } }) =>
    followInterview(ctx, application, interview),
  ),
  on(applicationClaimed, 'give-submissions', async (ctx, { data: { application } }) => {
    const query = ctx.db.selectFrom('applications').select('candidate_id as user').where('id', '=', application)
    const row = await query.executeTakeFirst()
    if (row?.user) await giveToAccount(ctx.db, row.user)
  }),
  on(emailVerified, 'give-submissions', (ctx, { data }) => giveToAccount(ctx.db, data.user)),
  on(applicationSent, 'end-what-is-late', async (ctx, { data: { application } }) => {
    await endOfOwnApplication(ctx, application)
  }),
  on(importMoved, 'forget-as-submission', async (ctx, { data: { imported, to, user } }) => {
    if (forgotten.has(to)) await endOfImported(ctx, imported)
    if (to === 'claimed' && user) await giveToAccount(ctx.db, user)
  }),
]
