import type { Context } from '#platform/server/context.ts'

/** Which companies somebody follows. */
export const followerHolding = {
  name: 'followed-companies',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('page_followers')
      .innerJoin('pages', 'pages.id', 'page_followers.page_id')
      .select(['pages.name', 'pages.slug', 'page_followers.created_at'])
      .where('user_id', '=', user)
      .orderBy('page_followers.created_at')
      .execute(),
}
