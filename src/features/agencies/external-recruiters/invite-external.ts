import { ownJob } from '#features/agencies/recruiters/list-recruiters.ts'
import { inviteGuest } from '#features/companies/team/invite-guest.ts'
import { demandEmail } from '#features/people/accounts/demand-email.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { externalMoved } from './events.ts'
import { readExternal } from './list-externals.ts'
import { lockExternal, moveLocked } from './move-external.ts'

type Asked = Taken<typeof contract.inviteExternal>

/**
 * Invites somebody by mail to one live job. Who is a guest of the page already is in at once; everybody else by accepting the
 * invitation to the page. Whether the address has an account is not told.
 * @throws Refused not_found · invalid · job_closed · recruiter_state · already_on_team · already_invited · page_withheld · page_suspended
 */
export async function inviteExternal(ctx: Context, asked: Asked): Promise<Given<typeof contract.inviteExternal>> {
  demandEmail(ctx, asked.email)
  const job = await ownJob(ctx, asked.job)
  if (job.state !== 'live') throw new Refused('job_closed')
  const id = await ctx.db.transaction().execute((tx) => ask(ctx, tx, asked, job.title))
  return { success: true, data: await readExternal(ctx, id) }
}

async function ask(ctx: Context, tx: Tx, { job, email, words, most_people }: Asked, title: string): Promise<string> {
  const { page, member } = found(ctx.membership)
  const guest = await guestWith(tx, page, email)
  const { user, invitation } = guest ?? (await inviteGuest(ctx, tx, { page, email, words, about: title, by: member }))
  const now = ctx.now()
  const set = {
    ...{ words, most_people, user_id: user, invitation_id: invitation, asked_by: member },
    ...{ asked_at: now, answered_at: user ? now : null, ended_at: null },
  }
  const known = await tx
    .selectFrom('external_jobs')
    .select('id')
    .where('job_id', '=', job)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  const id = known?.id ?? newId()
  if (known) {
    const row = await lockExternal(tx, { id, page })
    await moveLocked(ctx, tx, row, { event: 'ask', side: 'company', set })
  } else {
    await tx
      .insertInto('external_jobs')
      .values({ ...set, id, page_id: page, job_id: job, email })
      .execute()
    const told = { external: id, job, page, user, event: 'ask', side: 'company', from: null, to: 'asked' } as const
    await emit(ctx, tx, externalMoved, told)
  }
  if (user) await moveLocked(ctx, tx, await lockExternal(tx, { id, page }), { event: 'accept', side: 'agency' })
  return id
}

/** A guest of the page who accepted an invitation that went to this address, with whatever account. */
async function guestWith(tx: Tx, page: string, email: string) {
  const row = await tx
    .selectFrom('external_jobs')
    .innerJoin('page_members', (join) =>
      join
        .onRef('page_members.user_id', '=', 'external_jobs.user_id')
        .onRef('page_members.page_id', '=', 'external_jobs.page_id'),
    )
    .select('external_jobs.user_id as user')
    .where('external_jobs.page_id', '=', page)
    .where((eb) => eb(eb.fn('lower', ['external_jobs.email']), '=', email.toLowerCase()))
    .where('page_members.role', '=', 'external_recruiter')
    .where('page_members.state', '=', 'active')
    .executeTakeFirst()
  return row ? { user: row.user, invitation: null } : null
}
