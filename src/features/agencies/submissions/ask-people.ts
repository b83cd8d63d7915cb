import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import { forgetKeys } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { demandMayAsk } from './may-ask.ts'
import { lockSubmission, moveLocked, type Submission } from './move-submission.ts'
import { oneOfSeveral } from './one-of-several.ts'
import { answerDue, mostAskedADay, mostAskedOfPerson } from './rules.ts'
import type * as contract from './sending-contract.ts'

const day = 86_400_000

/** Asks people one after the other: what one of them refuses keeps no other from being asked. @throws Refused asked_enough · page_withheld · page_suspended */
export async function askPeople(
  ctx: Context,
  { submissions }: Taken<typeof contract.askPeople>,
): Promise<Given<typeof contract.askPeople>> {
  await demandVoice(ctx.db, found(ctx.membership).page)
  const asked = [...new Set(submissions)]
  await demandRoom(ctx, asked.length)
  const data = []
  for (const id of asked)
    data.push(await oneOfSeveral(ctx, id, () => ctx.db.transaction().execute((tx) => ask(ctx, tx, id))))
  return { success: true, data }
}

async function ask(ctx: Context, tx: Tx, id: string): Promise<void> {
  const now = ctx.now()
  const row = await lockSubmission(ctx, tx, id)
  // once a day at most, so that nobody is pressed
  if (row.asked_at && now.getTime() - row.asked_at.getTime() < day) throw new Refused('asked_lately')
  await demandOpen(tx, row)
  await demandPeace(ctx, tx, row)
  const client = await tx
    .selectFrom('clients')
    .select(['name', 'client_page_id'])
    .where('id', '=', row.client_id)
    .executeTakeFirstOrThrow()
  // whether the person knows the agency was asked when the draft was made
  await demandMayAsk(tx, row.page_id, { user_id: row.user_id, knows: true }, client)
  const set = { asked_at: now, answer_due_at: answerDue(now), reminded_at: null }
  await moveLocked(ctx, tx, row, { event: 'ask', side: 'agency', set })
  await forgetKeys(tx, 'represent', id)
}

async function demandOpen(tx: Tx, { mandate_id }: Submission): Promise<void> {
  const row = await tx.selectFrom('mandates').select('state').where('id', '=', mandate_id).executeTakeFirstOrThrow()
  if (row.state !== 'open') throw new Refused('mandate_state')
}

/** One agency asks one person so often in thirty days, whatever for. */
async function demandPeace(ctx: Context, tx: Tx, { page_id, email, phone, user_id }: Submission): Promise<void> {
  const { count } = await tx
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page_id)
    .where('asked_at', '>', new Date(ctx.now().getTime() - 30 * day))
    .where((or) =>
      or.or([
        ...(user_id ? [or('user_id', '=', user_id)] : []),
        ...(email ? [or(or.fn('lower', ['email']), '=', email.toLowerCase())] : []),
        ...(phone ? [or('phone', '=', phone)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (count >= mostAskedOfPerson) throw new Refused('asked_enough', { most: mostAskedOfPerson })
}

async function demandRoom(ctx: Context, asked: number): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', found(ctx.membership).page)
    .where('asked_at', '>', new Date(ctx.now().getTime() - day))
    .executeTakeFirstOrThrow()
  if (count + asked > mostAskedADay) throw new Refused('asked_enough', { most: mostAskedADay })
}
