import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** In whose pools somebody is kept; the team's tags and notes go with the entry. */
export const poolHolding = {
  name: 'pools',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('pool_entries')
      .innerJoin('pages', 'pages.id', 'pool_entries.page_id')
      .select(['pages.name as company', 'source', 'pool_entries.name', 'pool_entries.email', 'pool_entries.phone'])
      .select(['headline', 'tags', 'note', 'added_at'])
      .where('user_id', '=', user)
      .orderBy('added_at')
      .execute(),
  forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    // those of applications and CVs that were theirs, where another entry already named them
    const applied = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
    const dropped = tx
      .selectFrom('cv_drop_items')
      .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
      .select('cv_drop_items.id')
      .where('user_id', '=', user)
    return eraseRows(ctx, tx, 'pool_entries', sql`application_id in ${applied} or drop_item_id in ${dropped}`)
  },
}

/** What teams noted of somebody they found, without keeping them. */
export const personNotesHolding = {
  name: 'person_notes',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('person_notes')
      .innerJoin('pages', 'pages.id', 'person_notes.page_id')
      .select(['pages.name as company', 'note', 'at'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute(),
}

/** What somebody was invited to apply for, and whose pools they left. */
export const poolPastHolding = {
  name: 'pool_invitations',
  async give({ db }: Context, user: string) {
    const invitations = await db
      .selectFrom('pool_invitations')
      .innerJoin('pages', 'pages.id', 'pool_invitations.page_id')
      .innerJoin('jobs', 'jobs.id', 'pool_invitations.job_id')
      .select(['pages.name as company', 'jobs.reference as job', 'pool_invitations.words', 'pool_invitations.at'])
      .select('pool_invitations.declined_at')
      .where('pool_invitations.user_id', '=', user)
      .orderBy('pool_invitations.at')
      .execute()
    const left = await db
      .selectFrom('pool_leavers')
      .innerJoin('pages', 'pages.id', 'pool_leavers.page_id')
      .select(['pages.name as company', 'pool_leavers.at'])
      .where('pool_leavers.user_id', '=', user)
      .orderBy('pool_leavers.at')
      .execute()
    return { invitations, left }
  },
}
