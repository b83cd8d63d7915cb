import type { Context } from '#platform/server/context.ts'
import type { Addressee } from '#platform/server/thread-source.ts'
import type { ThreadRow } from './find-thread.ts'
import { type ThreadRole, type ThreadSide, threadRoles, threadSides } from './rules.ts'
import { sourceOf } from './sources.ts'

export type PersonIn = Omit<Addressee, 'side' | 'role'> & { side: ThreadSide; role: ThreadRole }

/** Everybody with an account who has a place in a conversation now. */
export async function peopleIn(ctx: Context, thread: ThreadRow): Promise<PersonIn[]> {
  const people = (await sourceOf(ctx, thread.kind)?.audience(ctx, thread)) ?? []
  return people.flatMap(({ side, role, ...rest }) => {
    const known = { side: threadSides.find((one) => one === side), role: threadRoles.find((one) => one === role) }
    return known.side && known.role ? [{ ...rest, side: known.side, role: known.role }] : []
  })
}
