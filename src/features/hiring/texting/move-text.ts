import { giveBack, settle } from '#features/money/ledger/ledger.ts'
import { inNameOf } from '#platform/server/background/background-context.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { textMoved } from './events.ts'
import { paidBy } from './paid-by.ts'
import type { State, Why } from './rules.ts'

export type HeldText = NonNullable<Awaited<ReturnType<typeof lockText>>>

/** A text with its job, held until the transaction ends; of several workers one has it, unless it has to be waited for. */
export const lockText = (tx: Tx, id: string, { wait }: { wait: boolean }) =>
  tx
    .selectFrom('text_messages')
    .innerJoin('applications', 'applications.id', 'application_id')
    .selectAll('text_messages')
    .select(['job_id', 'stage', 'decided_at'])
    .where('text_messages.id', '=', id)
    .forUpdate('text_messages')
    .$if(!wait, (query) => query.skipLocked())
    .executeTakeFirst()

/** Brings a locked text into its next state; what was set aside for it is used up, let go, or given back. */
export async function moveText(ctx: Context, tx: Tx, text: HeldText, to: State, why: Why | null = null): Promise<void> {
  const from = text.state
  await tx
    .updateTable('text_messages')
    .set({ state: to, why, changed_at: ctx.now() })
    .where('id', '=', text.id)
    .execute()
  await pay(asAuthor(ctx, text.author_id), tx, text, from, to)
  const { id, application_id: application, job_id: job, page_id: page, segments } = text
  await emit(ctx, tx, textMoved, { text: id, application, job, page, to, segments, why })
}

async function pay(ctx: Context, tx: Tx, text: HeldText, from: State, to: State): Promise<void> {
  const paid = paidBy(text)
  const isOpen = from === 'waiting' || from === 'in_hand'
  if (isOpen && (to === 'sent' || to === 'delivered')) await settle(ctx, tx, paid, 'capture')
  if (isOpen && to === 'failed') await settle(ctx, tx, paid, 'release')
  // the carrier took it and could not deliver it; one that arrives after all stays free
  if (from === 'sent' && to === 'failed')
    await giveBack(ctx, tx, { ...paid, key: `refund ${paid.key}`, of: `capture ${paid.key}` })
}

/** What is used up counts for whoever wrote it, and for the limit of this person. */
const asAuthor = (ctx: Context, author: string | null): Context => (author ? inNameOf(ctx, { id: author }) : ctx)
