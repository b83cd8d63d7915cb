import type { Context, Tx } from '#platform/server/context.ts'

/** Appeals somebody wrote, and what was upheld against the person; once forgotten, a decision stays without their words. */
export const appealHolding = {
  name: 'cases',
  async give({ db }: Context, user: string) {
    const appeals = await db
      .selectFrom('case_appeals')
      .select(['side', 'words', 'state', 'sent_at'])
      .where('user_id', '=', user)
      .orderBy('sent_at')
      .execute()
    const cases = await db
      .selectFrom('cases')
      .innerJoin('case_decisions', 'case_id', 'cases.id')
      .select(['decision', 'ground', 'wording', 'at'])
      .where('person_id', '=', user)
      // of what was found to be nothing a person was never told
      .where('state', '=', 'upheld')
      .orderBy('at')
      .execute()
    return { appeals, cases }
  },
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.updateTable('case_appeals').set({ user_id: null, words: '' }).where('user_id', '=', user).execute()
    return []
  },
}
