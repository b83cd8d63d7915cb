import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { removeFiles } from './end-external.ts'
import { movePerson } from './move-person.ts'
import { keptDays, restDays } from './person-states.ts'

const day = 86_400_000
const atOnce = 500

/** Whoever did not answer in time is asked no more, and forgotten but for the name. */
export const expireAsked = backgroundTask('expire-external-people', z.object({}), async (ctx) => {
  const due = await ctx.db
    .selectFrom('external_people')
    .select('id')
    .where('state', '=', 'asked')
    .where('answer_due_at', '<=', ctx.now())
    .limit(atOnce)
    .execute()
  for (const { id } of due) {
    const keys = await ctx.db.transaction().execute(async (tx) => {
      const query = tx.selectFrom('external_people').selectAll().where('id', '=', id).where('state', '=', 'asked')
      const row = await query.forUpdate().executeTakeFirst()
      return row ? movePerson(ctx, tx, row, { event: 'expire', side: 'site' }) : []
    })
    await removeFiles(ctx, keys)
  }
})

/** Names go: of those who were sent half a year after, of everybody else after a month. */
export const forgetNames = backgroundTask('forget-external-people', z.object({}), async (ctx) => {
  const before = (days: number) => new Date(ctx.now().getTime() - days * day)
  await ctx.db
    .updateTable('external_people')
    .set({ name: null, email: null, note: '' })
    .where('name', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'sent'), eb('answered_at', '<', before(keptDays))]),
        eb.and([eb('state', 'not in', ['sent', 'asked']), eb('answered_at', '<', before(restDays))]),
      ]),
    )
    .execute()
})
