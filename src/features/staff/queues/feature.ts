import type { Context } from '#platform/server/context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { queueHandlers } from './handlers.ts'
import { forgetTakings } from './take-work.ts'

export const queues: Feature = {
  calls: queueHandlers,
  schedule: [{ cron: '52 3 * * *', backfill: 86_400_000, task: forgetTakings }],
  holdings: [
    {
      name: 'staff-takings',
      give: ({ db }: Context, user: string) =>
        db.selectFrom('staff_takings').select(['queue', 'thing', 'taken_at']).where('user_id', '=', user).execute(),
    },
  ],
  forgets: {
    people: {
      'staff_takings.user_id': 'erased',
    },
  },
}
