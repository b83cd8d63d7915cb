import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** Jobs somebody recruits for as a guest of a company, and whom they put forward there. */
export const externalHolding = {
  name: 'external-recruiters',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('external_jobs')
      .innerJoin('pages', 'pages.id', 'external_jobs.page_id')
      .leftJoin('external_people', (join) =>
        join.onRef('external_people.external_id', '=', 'external_jobs.id').on('external_people.by_id', '=', user),
      )
      .select(['pages.name as company', 'external_jobs.state', 'external_jobs.asked_at', 'external_jobs.ended_at'])
      .select(['external_people.name as put_forward', 'external_people.state as what_became_of_it'])
      .where('external_jobs.user_id', '=', user)
      .orderBy('external_jobs.asked_at')
      .execute(),
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const set = { state: 'ended' as const, ended_at: ctx.now(), user_id: null, email: '' }
    const rows = await tx.selectFrom('external_jobs').select('id').where('user_id', '=', user).execute()
    // the address is the person's; what stands in its place tells one row from another
    for (const { id } of rows)
      await tx
        .updateTable('external_jobs')
        .set({ ...set, email: id })
        .where('id', '=', id)
        .execute()
    const theirs = tx
      .selectFrom('external_people')
      .select('cv_id')
      .where('by_id', '=', user)
      .where('state', '=', 'asked')
    const files = (await theirs.execute()).flatMap(({ cv_id }) => cv_id ?? [])
    await tx
      .updateTable('external_people')
      .set({ state: 'withdrawn', name: null, email: null, note: '', cv_id: null })
      .where('by_id', '=', user)
      .where('state', '=', 'asked')
      .execute()
    return eraseRows(ctx, tx, 'files', sql`id = any(${files})`)
  },
}
