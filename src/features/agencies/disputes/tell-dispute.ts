import { factsOf, type Tellable, tellRecruiter } from '#features/agencies/submissions/tell.ts'
import { hiddenName, isHiddenApplication } from '#features/hiring/applications/anonymity.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import type { DisputeSide } from './dispute-rules.ts'

type Notice = `client_dispute_${'lost' | 'won'}` | `client_settled_${DisputeSide}`

/** Tells the client how it was decided: the team where it stands in its own pipeline, else the contact by a link. */
export async function tellClient(ctx: Context, cause: string, row: Tellable, notice: Notice): Promise<void> {
  const facts = factsOf(row)
  if (row.application_id) return tellTeam(ctx, cause, row.application_id, notice, facts)
  if (!row.contact_email || !row.packet_id) return
  const { contact_email: email, contact_name, contact_language, packet_id: thing } = row
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'client-review', { thing, contact: email }))
  const to = { user: null, name: contact_name ?? '', email, phone: null, language: contact_language ?? 'en' }
  await notify(ctx, { ...{ cause, to, notice, facts }, link: `/client-review/${key}`, channels: ['mail'] })
}

async function tellTeam(
  ctx: Context,
  cause: string,
  application: string,
  notice: Notice,
  facts: ReturnType<typeof factsOf>,
): Promise<void> {
  const about = await ctx.db
    .selectFrom('applications')
    .select(['page_id as page', 'job_id as job'])
    .where('id', '=', application)
    .executeTakeFirst()
  if (!about) return
  const name = (await isHiddenApplication(ctx.db, application)) ? hiddenName(application) : facts.name
  for (const to of await teamOfJob(ctx, about, 'applicant.move'))
    await notify(ctx, {
      ...{ cause, to, notice, topic: 'applications', facts: { ...facts, name } },
      ...{ link: `/page/jobs/${about.job}/board?applicant=${application}`, channels: ['bell', 'mail'] },
    })
}

/** Tells both sides the staff's word. */
export async function tellSettled(ctx: Context, cause: string, row: Tellable, decided: DisputeSide): Promise<void> {
  await tellRecruiter(ctx, cause, row, `settled_${decided}`)
  await tellClient(ctx, cause, row, `client_settled_${decided}`)
}

/** Tells the site's staff that somebody appealed, of nobody by name. */
export async function tellStaff(ctx: Context, cause: string): Promise<void> {
  for (const to of await staffWith(ctx, 'staff.dispute.settle'))
    await notify(ctx, {
      ...{ cause, to, notice: 'dispute_appealed', facts: {}, link: '/admin/disputes', channels: ['bell'] },
    })
}
