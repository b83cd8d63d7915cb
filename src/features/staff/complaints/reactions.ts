import { notify } from '#features/site/notifications/notify.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { complaintSent } from './events.ts'
import type { Snapshot } from './send-complaint.ts'

export const complaintReactions = [
  on(complaintSent, 'tell-the-staff', async (ctx, { id, data }) => {
    const first = await ctx.db
      .selectFrom('complaints')
      .select(['id', 'snapshot'])
      .where('case_id', '=', data.case)
      .orderBy('id')
      .executeTakeFirst()
    // of a case staff hear once; further reports of it stand there
    if (first?.id !== data.complaint) return
    const { title, company } = first.snapshot as Snapshot
    const said = { notice: 'complaint_sent', facts: { title, company }, link: `/admin/cases/${data.case}` }
    for (const to of await staffWith(ctx, 'staff.complaint.decide'))
      await notify(ctx, { cause: id, to, ...said, channels: ['bell', 'mail'] })
  }),
]
