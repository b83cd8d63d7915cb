import { bringApplication } from '#features/hiring/applications/bring-application.ts'
import { textsByCode } from '#features/site/lookups/texts.ts'
import { writeToPerson } from '#features/sourcing/direct-messages/write-direct.ts'
import { addToPool, leavePool } from '#features/sourcing/pool/add-to-pool.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import { mayMoveDrop } from './drop-states.ts'
import { type LockedItem, lockItem, moveItem } from './move-drop.ts'
import { contentOf } from './select-drops.ts'
import type * as contract from './team-contract.ts'

type Asked = Taken<typeof contract.answerDrops>

/**
 * Answers CVs one after the other: what one of them refuses keeps no other from its answer.
 * @throws Refused invalid · not_found · not_allowed
 */
export async function answerDrops(ctx: Context, asked: Asked): Promise<Given<typeof contract.answerDrops>> {
  await demandWhole(ctx, asked)
  const data = []
  for (const item of new Set(asked.items)) data.push({ item, refused: await answer(ctx, item, asked) })
  return { success: true, data }
}

async function demandWhole(ctx: Context, { how, words, reason, job }: Asked): Promise<void> {
  if (how === 'reply' && !words) throw wrongField('words', 'required')
  if (how === 'add_to_job') {
    if (!job) throw wrongField('job', 'required')
    if (found(ctx.membership).scope('applicant.move') === null) throw new Refused('not_allowed')
  }
  if (how === 'reject' && !(await textsByCode(ctx, 'reject-reason')).has(reason ?? ''))
    throw wrongField('reason', reason ? 'wrong' : 'required')
}

/** @returns why it was not answered, or null */
async function answer(ctx: Context, item: string, asked: Asked): Promise<string | null> {
  try {
    if (asked.how === 'reply') await writeFirst(ctx, item, asked.words)
    await ctx.db.transaction().execute(async (tx) => {
      const locked = await lockItem(tx, { id: item, page: found(ctx.membership).page })
      await settle(ctx, tx, locked, asked)
    })
    return null
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

/** Somebody with an account is written to in the conversation of the two; a second try of the same answer writes nothing new. */
async function writeFirst(ctx: Context, item: string, text: string): Promise<void> {
  const row = found(
    await ctx.db
      .selectFrom('cv_drop_items')
      .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
      .select(['cv_drop_items.state', 'user_id'])
      .where('cv_drop_items.id', '=', item)
      .where('page_id', '=', found(ctx.membership).page)
      .executeTakeFirst(),
  )
  must(mayMoveDrop(row.state, 'reply'))
  if (row.user_id) await writeToPerson(ctx, { person: row.user_id, text, client_id: item, files: [] })
}

async function settle(ctx: Context, tx: Tx, item: LockedItem, asked: Asked): Promise<void> {
  const { how, words, reason = null } = asked
  const set = { answered_at: ctx.now(), answered_by: ctx.me?.id ?? null, words }
  if (how === 'add_to_job') {
    must(mayMoveDrop(item.state, how))
    const application = await bring(ctx, tx, item, found(asked.job))
    await moveItem(ctx, tx, item, {
      event: how,
      set: { ...set, application_id: application, job_id: found(asked.job) },
    })
    await leavePool(ctx, tx, 'drop_item_id', item.id)
    return
  }
  await moveItem(ctx, tx, item, { event: how, set, ...(how === 'reject' && { reason }) })
  if (how === 'pool') await keep(ctx, tx, item, asked.tags)
  else if (how === 'reject') await leavePool(ctx, tx, 'drop_item_id', item.id)
}

const dropOf = (tx: Tx, { drop_id }: LockedItem) =>
  tx.selectFrom('cv_drops').selectAll().where('id', '=', drop_id).executeTakeFirstOrThrow()

async function bring(ctx: Context, tx: Tx, item: LockedItem, job: string): Promise<string> {
  const { user_id, name, email, phone, language, country_id, cv_id, note } = await dropOf(tx, item)
  return bringApplication(ctx, tx, item.page_id, {
    ...{ job, candidate: user_id, name, email, phone, language, country: country_id, cv: cv_id, note, source: 'drop' },
  })
}

async function keep(ctx: Context, tx: Tx, item: LockedItem, tags: readonly string[]): Promise<void> {
  const { user_id, name, email, phone, language, content } = await dropOf(tx, item)
  await addToPool(ctx, tx, {
    ...{ page: item.page_id, source: 'drop', user: user_id, drop_item: item.id, name, email, phone, language, tags },
    content: contentOf({ content }),
  })
}
