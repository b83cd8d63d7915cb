import { sql } from 'kysely'
import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lockImported, moveImported } from './move-imported.ts'
import { answerDays, mostInvitedADay } from './rules.ts'

const day = 86_400_000

/** Asks people one after the other: what one of them refuses keeps no other from being asked. @throws Refused invited_enough · page_withheld · page_suspended */
export async function inviteImported(
  ctx: Context,
  { ids, purpose }: Taken<typeof contract.inviteImported>,
): Promise<Given<typeof contract.inviteImported>> {
  await demandVoice(ctx.db, found(ctx.membership).page)
  const asked = [...new Set(ids)]
  await demandRoom(ctx, asked.length)
  const data = []
  for (const id of asked) data.push({ id, refused: await invite(ctx, id, purpose) })
  return { success: true, data }
}

async function demandRoom(ctx: Context, asked: number): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('imported_candidates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', found(ctx.membership).page)
    .where('invited_at', '>', new Date(ctx.now().getTime() - day))
    .executeTakeFirstOrThrow()
  if (count + asked > mostInvitedADay) throw new Refused('invited_enough', { most: mostInvitedADay })
}

async function invite(ctx: Context, id: string, purpose: string): Promise<string | null> {
  const now = ctx.now()
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const held = await lockImported(ctx, tx, id)
      if (!held.email && !held.phone) throw new Refused('import_unreachable')
      // once a week at most
      if (held.invited_at && now.getTime() - held.invited_at.getTime() < 7 * day)
        throw new Refused('import_asked_lately')
      await moveImported(ctx, tx, held, {
        event: 'invite',
        set: { purpose, invited_at: now, reminded_at: null, answer_due_at: new Date(now.getTime() + answerDays * day) },
      })
      await tx
        .deleteFrom('one_time_keys')
        .where('purpose', '=', 'import-consent')
        .where(sql`thing_id`, '=', id)
        .execute()
    })
    return null
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
