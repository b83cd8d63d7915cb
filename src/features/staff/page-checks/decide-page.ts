import { pageChecked } from '#features/companies/pages/events.ts'
import { activateNew, movePage } from '#features/companies/pages/move-page.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayDecide, needsWords } from './rules.ts'

/**
 * What staff found of a licence. One that was seen replaces the one before, and lets a new page work.
 * @throws Refused not_found · already_decided · own_work · invalid: a refusal without words
 */
export async function decideCheck(ctx: Context, { page, check, decision, words }: Taken<typeof contract.decideCheck>) {
  if (needsWords(decision) && !words) throw wrongField('words', 'required')
  await ctx.db.transaction().execute(async (tx) => {
    await holdForeign(ctx, tx, page)
    const row = found(
      await tx
        .selectFrom('page_checks')
        .select('state')
        .where('id', '=', check)
        .where('page_id', '=', page)
        .where('what', '=', 'licence')
        .executeTakeFirst(),
    )
    if (row.state !== 'waiting') throw new Refused('already_decided')
    if (decision === 'verified') await replaceLicence(ctx, tx, page)
    await tx
      .updateTable('page_checks')
      .set({ state: decision, words, decided_by: found(ctx.me).id, decided_at: ctx.now() })
      .where('id', '=', check)
      .execute()
    await emit(ctx, tx, pageChecked, { page, check, what: 'licence', came: decision, words })
    if (decision === 'verified') await activateNew(ctx, tx, page, ['pending', 'withheld'])
  })
  return { success: true as const }
}

async function replaceLicence(ctx: Context, tx: Tx, page: string): Promise<void> {
  await tx
    .updateTable('page_checks')
    .set({ state: 'ended' })
    .where('page_id', '=', page)
    .where('what', '=', 'licence')
    .where('state', '=', 'verified')
    .execute()
  await tx.updateTable('pages').set({ licence_checked_at: ctx.now() }).where('id', '=', page).execute()
}

/** Lets a page work, limits or suspends it. @throws Refused not_found · page_state · own_work · invalid: no words */
export async function movePageState(ctx: Context, { page, move, words }: Taken<typeof contract.movePageState>) {
  if (needsWords(move) && !words) throw wrongField('words', 'required')
  await ctx.db.transaction().execute(async (tx) => {
    await holdForeign(ctx, tx, page)
    await movePage(ctx, tx, page, move, words)
  })
  return { success: true as const }
}

/** A page that is not one's own, held until the transaction ends. @throws Refused not_found · own_work */
async function holdForeign(ctx: Context, tx: Tx, page: string): Promise<void> {
  const row = found(
    await tx.selectFrom('pages').select('created_by').where('id', '=', page).forNoKeyUpdate().executeTakeFirst(),
  )
  must(mayDecide(await isOwn(tx, page, row.created_by, found(ctx.me).id)))
}

/** Whether a page is somebody's own, or one they help as the site's agent: what one worked for, somebody else decides. */
export async function isOwn(tx: Pick<Tx, 'selectFrom'>, page: string, maker: string | null, user: string) {
  if (await isOfPage(tx, page, maker, user)) return true
  const help = tx.selectFrom('agent_pages').select('agent_id').where('page_id', '=', page).where('agent_id', '=', user)
  return (await help.executeTakeFirst()) !== undefined
}

/** Whether somebody made a page or belongs to its team, asked or suspended ones too. */
export async function isOfPage(tx: Pick<Tx, 'selectFrom'>, page: string, maker: string | null, user: string) {
  if (maker === user) return true
  const membership = await tx
    .selectFrom('page_members')
    .select('role')
    .where('page_id', '=', page)
    .where('user_id', '=', user)
    .executeTakeFirst()
  return membership !== undefined
}
