import type { Context } from '#platform/server/context.ts'
import { isRead } from './day-states.ts'

/** Whoever sees an open day may watch it: everybody once it is out, else the team that writes it. */
export async function isEverybodys({ db, membership }: Context, id: string): Promise<boolean> {
  const day = await db
    .selectFrom('open_days')
    .select(['state', 'page_id', 'is_template'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!day) return false
  return (membership?.page === day.page_id && membership.may('page.read')) || (!day.is_template && isRead(day.state))
}
