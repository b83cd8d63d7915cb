import { factsOf, tellable, tellPerson, tellRecruiter } from '#features/agencies/submissions/tell.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { disputeMoved } from './events.ts'

export const disputeReactions = [
  on(disputeMoved, 'tell', async (ctx, { id, data: { submission, event, for: decided } }) => {
    const row = await tellable(ctx, submission)
    // a claim and what became of it ring as moves of the submission; what is left is who lost, and the staff's word
    if (event === 'dispute_lost' || event === 'lapse' || (event === 'settle' && decided === 'client'))
      await tellRecruiter(ctx, id, row, 'dispute_lost')
    if (event === 'dispute_won' || event === 'settle' || event === 'accept')
      await tellClient(ctx, id, submission, decided)
    // what ends as a duplicate ends for the person too
    if (decided === 'client') await tellPerson(ctx, id, row, 'duplicate')
    if (event === 'appeal') await tellStaff(ctx, id)
  }),
]

async function tellClient(ctx: Context, cause: string, submission: string, decided: string | null): Promise<void> {
  const row = await tellable(ctx, submission)
  if (!row.contact_email || !row.packet_id) return
  const { contact_email: email, contact_name, contact_language, packet_id: thing } = row
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'client-review', { thing, contact: email }))
  const to = { user: null, name: contact_name ?? '', email, phone: null, language: contact_language ?? 'en' }
  await notify(ctx, {
    ...{ cause, to, notice: decided === 'agency' ? 'client_dispute_lost' : 'client_dispute_won', facts: factsOf(row) },
    ...{ link: `/client-review/${key}`, channels: ['mail'] },
  })
}

async function tellStaff(ctx: Context, cause: string): Promise<void> {
  for (const to of await staffWith(ctx, 'staff.dispute.settle'))
    await notify(ctx, {
      ...{ cause, to, notice: 'dispute_appealed', facts: {}, link: '/admin/disputes', channels: ['bell'] },
    })
}
