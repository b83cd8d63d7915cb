import type { ZodType, z } from 'zod'
import type { EventType } from '#platform/shared/event.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Context, Tx } from '../context.ts'
import { publish } from '../live/publish.ts'
import { queueReactions, reactionsTo } from './reactions.ts'

/**
 * Tells that something happened, inside the writer's transaction: the event row (history and audit), a queued job for its
 * reactions, and a word to open screens once the transaction commits. Rolled back, nothing of it happened.
 */
export const emit = <D extends ZodType>(ctx: Context, tx: Tx, type: EventType<D>, data: z.input<D>): Promise<void> =>
  emitAll(ctx, tx, type, [data])

/** The same for many things of one kind; of those with the same watchers, one word is enough. */
export async function emitAll<D extends ZodType>(
  ctx: Context,
  tx: Tx,
  type: EventType<D>,
  all: readonly z.input<D>[],
): Promise<void> {
  if (all.length === 0) return
  const told = all.map((data) => type.data.parse(data))
  const rows = told.map((data) => rowOf(ctx, type, data))
  await tx.insertInto('events').values(rows).execute()
  const reactions = reactionsTo(ctx, type.name)
  for (const { id } of rows) await queueReactions(tx, id, reactions)
  const watched = new Map(told.map((data) => [type.topics(data).join(' '), data]))
  for (const data of watched.values()) await publish(tx, type.topics(data), type.name, type.about(data).id)
}

function rowOf<D extends ZodType>(ctx: Context, type: EventType<D>, data: z.output<D>) {
  const { thing, id, page } = type.about(data)
  return {
    ...{ id: newId<'event'>(), at: ctx.now(), name: type.name, thing, thing_id: id, page_id: page ?? null },
    // who works for the site, also while they see it as somebody: it belongs to the audit
    by_staff: ctx.me !== null && (ctx.me.guise !== undefined || ctx.me.mayAsStaff('staff.home')),
    ...{ actor_id: ctx.me?.id ?? null, request_id: ctx.requestId, data: JSON.stringify(data) },
  }
}
