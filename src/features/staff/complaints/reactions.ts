import { teamWith } from '#features/companies/pages/team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient, staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { complaintDecided, complaintSent } from './events.ts'
import type { Snapshot } from './send-complaint.ts'

export const complaintReactions = [
  on(complaintSent, 'tell-the-staff', async (ctx, { id, data: { complaint } }) => {
    const row = await read(ctx, complaint)
    if (!row) return
    const { title, company } = row.snapshot as Snapshot
    const said = { notice: 'complaint_sent', facts: { title, company }, link: '/admin/complaints' }
    for (const to of await staffWith(ctx, 'staff.complaint.decide'))
      await notify(ctx, { cause: id, to, ...said, channels: ['bell', 'mail'] })
  }),
  on(complaintDecided, 'tell-who-reported', async (ctx, { id, data: { complaint, decision } }) => {
    const row = await read(ctx, complaint)
    const to = row && (await whoReported(ctx, row))
    if (!to) return
    const { title, address } = row.snapshot as Snapshot
    const said = { notice: `complaint_${decision}`, facts: { title, words: row.words } }
    const link = row.thread_id ? `/messages/${row.thread_id}` : address
    await notify(ctx, { cause: id, to, ...said, link, channels: ['bell', 'mail'] })
    // the address was given for this one letter
    await ctx.db.updateTable('complaints').set({ reporter_email: null }).where('id', '=', complaint).execute()
  }),
  on(complaintDecided, 'tell-who-was-reported', async (ctx, { id, data: { complaint, decision } }) => {
    const row = await read(ctx, complaint)
    // of a job its company hears when the job is taken out of sight; of what was written, once it was found wrong
    if (decision !== 'upheld' || !row || row.job_id || !isOfThread(row)) return
    const said = { notice: 'complaint_against', facts: { words: row.words }, link: '/terms' }
    for (const to of await whoWasReported(ctx, row))
      await notify(ctx, { cause: id, to, ...said, channels: ['bell', 'mail'] })
  }),
]

const isOfThread = ({ snapshot }: { snapshot: unknown }) => (snapshot as Snapshot).messages !== undefined

/** The person, or whoever leads the company; never by whom, or in which conversation. */
async function whoWasReported(ctx: Context, row: { page_id: string | null; person_id: string | null }) {
  if (row.page_id) return teamWith(ctx, row.page_id, 'page.members')
  const person = row.person_id ? await recipient(ctx, row.person_id) : null
  return person ? [person] : []
}

const read = (ctx: Context, id: string) =>
  ctx.db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst()

const whoReported = async (
  ctx: Context,
  row: { reporter_id: string | null; reporter_email: string | null; language: string },
) => {
  if (row.reporter_id) return recipient(ctx, row.reporter_id)
  if (!row.reporter_email) return null
  return { user: null, name: '', email: row.reporter_email, phone: null, language: toLanguage(row.language) }
}
