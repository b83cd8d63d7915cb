import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { readDroppedCv } from './read-dropped-cv.ts'
import { answerDue } from './rules.ts'

/** Somebody whose CV a company keeps without their having sent it as one: they brought it to an open day. */
export type Kept = {
  page: string
  user: string | null
  name: string
  email: string | null
  phone: string | null
  language: string
  cv: string | null
  /** What it was brought for, as the list of the company shows it. */
  wish: string
  note: string
  /** Whether the company keeps it for later already; else it waits for an answer like any other. */
  pooled: boolean
}

/** Keeps a CV with one company; whoever does it tells the person. @returns the item in the company's list */
export async function keepDrop(ctx: Context, tx: Tx, kept: Kept): Promise<string> {
  const { page, user, name, email, phone, language, cv, wish, note, pooled } = kept
  const now = ctx.now()
  const [drop, item] = [newId(), newId()]
  await tx
    .insertInto('cv_drops')
    .values({
      ...{ id: drop, user_id: user, name, email, phone, language, cv_id: cv, wish, note, created_at: now },
      reading: cv ? 'waiting' : 'read',
    })
    .execute()
  await tx
    .insertInto('cv_drop_items')
    .values({
      ...{ id: item, drop_id: drop, page_id: page, answer_due_at: answerDue(now), created_at: now },
      ...(pooled && { state: 'added_to_pool' as const, answered_at: now }),
    })
    .execute()
  if (cv) await enqueue(tx, readDroppedCv, { drop }, { key: `read-dropped-cv:${drop}` })
  return item
}
