import type { Context } from '#platform/server/context.ts'
import type { Waiting } from './contract.ts'

/** So many are told; whoever has more finds them where all of them are answered. */
const most = 20

/** Agencies that ask whether they may put one forward, the one whose time ends first before the others. */
export async function representationWaiting({ db, now }: Context, user: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('submissions as s')
    .innerJoin('pages', 'pages.id', 's.page_id')
    .innerJoin('mandates', 'mandates.id', 's.mandate_id')
    .select(['s.id', 's.answer_due_at', 'pages.name', 'mandates.title as job'])
    .where('s.user_id', '=', user)
    .where('s.state', '=', 'candidate_asked')
    .where(({ eb, or }) => or([eb('s.answer_due_at', 'is', null), eb('s.answer_due_at', '>', now())]))
    .orderBy('s.answer_due_at')
    .limit(most)
    .execute()
  return rows.map(({ answer_due_at, ...row }) => ({
    ...{ kind: 'represent' as const, ...row, until: answer_due_at?.toISOString() ?? null },
  }))
}
