import type { Context } from '#platform/server/context.ts'

/** The calendar somebody keeps elsewhere, and when it says that they are busy. */
export const outsideHoursHolding = {
  name: 'outside-calendars',
  give: ({ db }: Context, user: string) =>
    db.selectFrom('outside_calendars').select(['address', 'given_at', 'read_at']).where('user_id', '=', user).execute(),
}
