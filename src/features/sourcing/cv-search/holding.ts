import type { Context } from '#platform/server/context.ts'

/** Who may see somebody's CV, who asked, and from whom the person hides. */
export const cvSearchHolding = {
  name: 'who-has-my-cv',
  async give({ db }: Context, user: string) {
    const named = <T extends 'cv_unlocks' | 'excluded_pages'>(table: T) =>
      db
        .selectFrom(table as 'cv_unlocks')
        .innerJoin('pages', 'pages.id', `${table as 'cv_unlocks'}.page_id`)
        .select(['pages.name as page', `${table as 'cv_unlocks'}.at`])
        .where('user_id', '=', user)
        .execute()
    const [unlocked_by, hidden_from, requests] = await Promise.all([
      named('cv_unlocks'),
      named('excluded_pages'),
      db
        .selectFrom('cv_requests')
        .innerJoin('pages', 'pages.id', 'cv_requests.page_id')
        .select(['pages.name as page', 'note', 'cv_requests.state', 'asked_at', 'answered_at'])
        .where('user_id', '=', user)
        .execute(),
    ])
    return { unlocked_by, hidden_from, requests }
  },
}
