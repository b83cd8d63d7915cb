import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

/**
 * Whoever made an account of what they sent, left or were brought along with is in the pools by that account from then on: they see it
 * and may leave, and the company finds them by the CV they have now. One entry for a person and company. Safe to run twice.
 */
export async function followClaim({ db }: Context, user: string | null): Promise<void> {
  if (!user) return
  await sql`
    update pool_entries set user_id = ${user} where id in (
      select distinct on (page_id) id from pool_entries own
      where user_id is null
        and (application_id in (select id from applications where candidate_id = ${user})
          or drop_item_id in (select cv_drop_items.id from cv_drop_items join cv_drops on cv_drops.id = drop_id where user_id = ${user})
          or imported_id in (select id from imported_candidates where user_id = ${user}))
        and not exists (select from pool_entries other where other.page_id = own.page_id and other.user_id = ${user})
      order by page_id, added_at)`.execute(db)
}
