import { atWork } from '#frame/guards.ts'
import { load } from '#platform/browser/load.ts'
import type { Call, Takes } from '#platform/shared/contract.ts'

/** What a room of a day reads before it is drawn: its door, hall, desks, lobby; nothing for whoever may not, who is told so on the screen. */
export async function loadRoom<C extends Call>(asked: Parameters<typeof atWork>[0], call: C, input: Takes<C>) {
  const { page, session } = await atWork(asked)
  return session?.may.includes('openday.staff') ? await load(page, call, input) : undefined
}
