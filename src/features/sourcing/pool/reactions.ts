import { applicationClaimed, applicationMoved } from '#features/hiring/applications/events.ts'
import { candidateOf } from '#features/hiring/applications/tell-candidate.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { pageExcluded } from '#features/sourcing/cv-search/events.ts'
import { importMoved } from '#features/sourcing/imports/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { followApplication } from './change-pool.ts'
import { addedByHand, poolBrought, poolInvited } from './events.ts'
import { followClaim } from './follow-claim.ts'

export const poolReactions = [
  on(applicationMoved, 'follow-into-the-pool', async (ctx, { data: { application, from, to } }) => {
    if (from === 'pool' || to === 'pool') await followApplication(ctx, application)
  }),
  on(importMoved, 'follow-claim', (ctx, { data }) => followClaim(ctx, data.user)),
  on(applicationClaimed, 'follow-claim', async (ctx, { data }) => {
    const row = ctx.db.selectFrom('applications').select('candidate_id').where('id', '=', data.application)
    await followClaim(ctx, (await row.executeTakeFirst())?.candidate_id ?? null)
  }),
  // whoever hides from a company is kept by it no more; an application says for itself where it stands
  on(pageExcluded, 'let-go', async (ctx, { data: { page, user, excluded } }) => {
    if (!excluded) return
    await ctx.db.deleteFrom('person_notes').where('page_id', '=', page).where('user_id', '=', user).execute()
    await ctx.db
      .deleteFrom('pool_entries')
      .where('page_id', '=', page)
      .where('user_id', '=', user)
      .where('source', '=', 'search')
      .execute()
  }),
  on(poolInvited, 'tell', async (ctx, { id, data: { invitation } }) => {
    const row = await ctx.db
      .selectFrom('pool_invitations')
      .innerJoin('pool_entries', 'pool_entries.id', 'entry_id')
      .innerJoin('jobs', 'jobs.id', 'pool_invitations.job_id')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['pool_entries.user_id', 'name', 'email', 'phone', 'pool_entries.language', 'pool_invitations.words'])
      .select(['jobs.id as job', 'jobs.reference', 'job_texts.title'])
      .where('pool_invitations.id', '=', invitation)
      .executeTakeFirst()
    if (!row) return
    const { user_id, name, email, phone, language } = row
    const to = user_id ? await recipient(ctx, user_id) : { user: null, name, email, phone, language }
    if (!to) return
    await notify(ctx, {
      ...{ cause: id, to, notice: 'pool_invitation', topic: 'jobs' },
      facts: { ...(await publicFactsOf(ctx, row.job, to.language)), name },
      link: `/jobs/${addressOf(row.title, row.reference)}`,
      channels: ['bell', 'mail', 'push', 'sms'],
      ...(row.words && { quote: row.words }),
    })
  }),
  on(poolBrought, 'tell', (ctx, { id, data }) => tellAdded(ctx, id, 'pool_brought', data)),
  on(addedByHand, 'tell', (ctx, { id, data }) => tellAdded(ctx, id, 'added_by_hand', data)),
]

type Added = { application: string; words: string }

/** Whoever did not apply by themselves hears at once that they are considered, and by whom. */
async function tellAdded(ctx: Context, cause: string, notice: string, { application, words }: Added): Promise<void> {
  const { to, facts, link } = await candidateOf(ctx, application)
  await notify(ctx, {
    ...{ cause, to, notice, topic: 'applications', facts, link },
    channels: ['bell', 'mail', 'push', 'sms'],
    ...(words && { quote: words }),
  })
}
