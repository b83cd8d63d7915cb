import type { World } from '../context.ts'
import { backgroundContext } from '../jobs/background-context.ts'
import type { Reaction } from './reaction.ts'

const byEvent = new Map<string, string[]>()
const byName = new Map<string, Reaction>()

/** Called once at start with the whole list of `src/reactions.ts`. */
export function registerReactions(list: readonly Reaction[]): void {
  byEvent.clear()
  byName.clear()
  for (const reaction of list) {
    if (byName.has(reaction.name)) throw new Error(`two reactions are named ${reaction.name}`)
    byName.set(reaction.name, reaction)
    byEvent.set(reaction.to, [...(byEvent.get(reaction.to) ?? []), reaction.name])
  }
}

export const reactionsTo = (event: string): readonly string[] => byEvent.get(event) ?? []

/** The worker's side: runs one reaction to one event. An event or reaction that is gone is nothing to do. */
export async function react(world: World, { reaction, event }: { reaction: string; event: string }): Promise<void> {
  const known = byName.get(reaction)
  const row = await world.db.selectFrom('events').selectAll().where('id', '=', event).executeTakeFirst()
  if (!known || !row) return
  const happened = { id: row.id, at: row.at, actor: row.actor_id, data: row.data as never }
  await known.run(backgroundContext(world), happened)
}
