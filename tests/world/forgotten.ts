import { beginForgetting, forgetPerson } from '#features/people/own-data/forget-person.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Site } from './site.ts'

/** Forgets somebody whose days are over. */
export async function forgotten({ world }: Pick<Site, 'world'>, user: string): Promise<void> {
  const ctx = backgroundContext(world)
  await beginForgetting(ctx, user, (tx) => tx.selectFrom('users').select('users.id'))
  await forgetPerson(ctx, user)
}
