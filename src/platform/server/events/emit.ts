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
export async function emit<D extends ZodType>(
  ctx: Context,
  tx: Tx,
  type: EventType<D>,
  data: z.input<D>,
): Promise<void> {
  const told = type.data.parse(data)
  const { thing, id, page } = type.about(told)
  const event = newId<'event'>()
  await tx
    .insertInto('events')
    .values({
      id: event,
      at: ctx.now(),
      name: type.name,
      thing,
      thing_id: id,
      page_id: page ?? null,
      actor_id: ctx.me?.id ?? null,
      request_id: ctx.requestId,
      data: JSON.stringify(told),
    })
    .execute()
  await queueReactions(tx, event, reactionsTo(ctx, type.name))
  await publish(tx, type.topics(told), type.name, id)
}
