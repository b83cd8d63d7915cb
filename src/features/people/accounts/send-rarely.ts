import { letTryAgain } from '#features/site/notifications/bounces.ts'
import type { World } from '#platform/server/context.ts'
import { mayAgain } from '#platform/server/tries.ts'

const mails = [
  { name: 'mails to an address in an hour', times: 6, seconds: 3_600 },
  { name: 'mails to an address in a day', times: 20, seconds: 86_400 },
]
const texts = [
  { name: 'texts to a number in an hour', times: 3, seconds: 3_600 },
  { name: 'texts to a number in a day', times: 8, seconds: 86_400 },
]

/**
 * Whether one more mail that a stranger can cause may go to this address: registration, reset and links together, so that
 * nobody's letter box is filled through us. Asked where the mail is sent, so that the answer of the call stays the same.
 */
export async function mayMail(world: Pick<World, 'counters' | 'db' | 'now'>, email: string): Promise<boolean> {
  if (!(await mayAgain(world, mails, email.toLowerCase()))) return false
  // somebody waits for this one: a dead letter box is tried once more
  await letTryAgain(world.db, email, world.now())
  return true
}

/** The same for text messages, which cost money too. */
export const mayText = (world: Pick<World, 'counters'>, phone: string) => mayAgain(world, texts, phone)
