import { feeOf } from '#features/agencies/clients/demand.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { recruiterMoved } from './events.ts'
import { selectAgencies } from './find-agencies.ts'
import { ownJob, readRecruiter } from './list-recruiters.ts'
import { lockRecruiter, moveLocked } from './move-recruiter.ts'

type Asked = Taken<typeof contract.inviteRecruiter>

/**
 * Invites an agency to one live job; who declined or was let go is asked again under new terms.
 * @throws Refused not_found · job_closed · recruiter_state · invalid
 */
export async function inviteRecruiter(ctx: Context, asked: Asked): Promise<Given<typeof contract.inviteRecruiter>> {
  const job = await ownJob(ctx, asked.job)
  if (job.state !== 'live') throw new Refused('job_closed')
  if (!(await selectAgencies(ctx).where('pages.id', '=', asked.agency).executeTakeFirst()))
    throw wrongField('agency', 'wrong')
  const id = await ctx.db.transaction().execute((tx) => ask(ctx, tx, asked))
  return { success: true, data: await readRecruiter(ctx, id) }
}

async function ask(ctx: Context, tx: Tx, asked: Asked): Promise<string> {
  const { page, member } = found(ctx.membership)
  const { job, agency, words, most_people, fee_currency, guarantee_days, guarantee_kind } = asked
  const set = {
    ...{ words, most_people, fee_currency, guarantee_days, guarantee_kind, ...feeOf(asked) },
    ...{ asked_by: member, asked_at: ctx.now(), answered_by: null, answered_at: null, ended_at: null },
  }
  const id = newId()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('job_recruiters')
    .values({ ...set, id, page_id: page, job_id: job, agency_id: agency })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) {
    const told = { recruiter: id, job, page, agency, event: 'ask', side: 'company', from: null, to: 'asked' } as const
    await emit(ctx, tx, recruiterMoved, told)
    return id
  }
  const known = await tx
    .selectFrom('job_recruiters')
    .select('id')
    .where('job_id', '=', job)
    .where('agency_id', '=', agency)
    .executeTakeFirstOrThrow()
  const row = await lockRecruiter(tx, { id: known.id, page_id: page })
  await moveLocked(ctx, tx, row, { event: 'ask', side: 'company', set })
  return row.id
}
