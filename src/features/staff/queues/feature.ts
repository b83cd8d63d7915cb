import type { Context, Tx } from '#platform/server/context.ts'
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
      async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
        await tx.deleteFrom('staff_takings').where('user_id', '=', user).execute()
        return []
      },
    },
  ],
}
