import { sql } from 'kysely'
import { backgroundContext } from '../background/background-context.ts'
import type { Context, Tx, World } from '../context.ts'
import { partsOf } from '../feature.ts'

/** Names of what follows from a kind of event. */
export const reactionsTo = (ctx: Context, event: string): readonly string[] =>
  partsOf(ctx).reactions.flatMap(({ to, name }) => (to === event ? [name] : []))

type Reacting = { event: string; reactions: readonly string[] }
/** As an earlier version queued them, one by one. */
type Single = { event: string; reaction: string }

/** What fails rests so long, in seconds, before it is tried again alone; then longer and longer, as the queue does it. */
const rest = 3

/** Queues reactions to an event as one job: taking up a job costs more than most reactions do. */
export async function queueReactions(tx: Tx, event: string, reactions: readonly string[], wait = 0): Promise<void> {
  if (reactions.length === 0) return
  const payload: Reacting = { event, reactions }
  await sql`select graphile_worker.add_job('react', ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(secs => ${wait}), max_attempts => 12)`.execute(tx)
}

/**
 * The worker's side: runs reactions to one event. One that fails is tried again by itself, so that it holds up no other. An
 * event or reaction that is gone is nothing to do.
 */
export async function react(world: World, queued: Reacting | Single): Promise<void> {
  const { event } = queued
  const reactions = 'reactions' in queued ? queued.reactions : [queued.reaction]
  const row = await world.db.selectFrom('events').selectAll().where('id', '=', event).executeTakeFirst()
  if (!row) return
  const happened = { id: row.id, at: row.at, actor: row.actor_id, data: row.data as never }
  for (const name of reactions)
    try {
      await partsOf(world)
        .reactions.find((reaction) => reaction.name === name)
        ?.run(backgroundContext(world, row.request_id ?? undefined), happened)
    } catch (error) {
      if (reactions.length === 1) throw error
      world.log.warn({ event, reaction: name, error: String(error) }, 'a reaction failed and is tried again')
      await world.db.transaction().execute((tx) => queueReactions(tx, event, [name], rest))
    }
}
