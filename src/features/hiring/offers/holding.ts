import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** The offers somebody was sent, and how they were answered. */
export const offerHolding = {
  name: 'offers',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('offers')
      .innerJoin('applications', 'applications.id', 'offers.application_id')
      .innerJoin('pages', 'pages.id', 'offers.page_id')
      .select([
        'pages.name as company',
        'offers.state',
        'offers.letter',
        'pay',
        'currency',
        'period',
        'starts_on',
        'place',
      ])
      .select([
        'sent_at',
        'viewed_at',
        'answer_by',
        'offers.answered_at',
        'accepted_name',
        'declined_because',
        'offers.reason',
      ])
      .where('candidate_id', '=', user)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at')
      .execute(),
  files: ({ db }: Context, user: string) =>
    db
      .selectFrom('offers')
      .innerJoin('applications', 'applications.id', 'offers.application_id')
      .innerJoin('files', 'files.id', 'offers.file_id')
      .select(['files.id', 'files.name', 'files.storage_key'])
      .where('applications.candidate_id', '=', user)
      .execute(),
  /** The team keeps what was offered and how it ended; the letter, the name under it and the words go. */
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const own = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
    const letters = tx.selectFrom('offers').select('file_id').where('application_id', 'in', own)
    const gone = await eraseRows(ctx, tx, 'files', sql`thing = 'offer-letter' and id in ${letters}`)
    await tx
      .updateTable('offers')
      .set({ text: '', letter: '', reason: '', accepted_name: '', accepted_from: null })
      .where('application_id', 'in', own)
      .execute()
    return gone
  },
}
