import type { Context, Db, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

/** So many people may work for a page that has no plan. */
export const freeSeats = 10

/** Members and open invitations of a page, and how many there may be. */
export async function seatsOf(db: Db | Tx, page: string, now: Date): Promise<{ all: number; taken: number }> {
  const { all, members, invited } = found(
    await db
      .selectFrom('pages')
      .select(({ selectFrom, fn }) => [
        'seats as all',
        selectFrom('page_members')
          .select(fn.countAll<number>().as('count'))
          .whereRef('page_id', '=', 'pages.id')
          .where('page_members.state', '!=', 'asked')
          .where('page_members.role', '!=', 'external_recruiter')
          .as('members'),
        selectFrom('page_invitations')
          .select(fn.countAll<number>().as('count'))
          .whereRef('page_id', '=', 'pages.id')
          .where('page_invitations.state', '=', 'waiting')
          .where('page_invitations.role', '!=', 'external_recruiter')
          .where('expires_at', '>', now)
          .as('invited'),
      ])
      .where('id', '=', page)
      .executeTakeFirst(),
  )
  return { all, taken: Number(members) + Number(invited) }
}

/** Within a held team. @throws Refused no_seats: nobody is sent away for it, but nobody comes either */
export async function demandSeat(ctx: Context, tx: Tx, page: string): Promise<void> {
  const { all, taken } = await seatsOf(tx, page, ctx.now())
  if (taken >= all) throw new Refused('no_seats')
}

/** What the plans of a page bring; never fewer than are free. */
export async function setSeats(db: Db | Tx, page: string, seats: number): Promise<void> {
  const all = Math.max(freeSeats, seats)
  await db.updateTable('pages').set({ seats: all }).where('id', '=', page).where('seats', '!=', all).execute()
}
