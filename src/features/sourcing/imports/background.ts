import { sql } from 'kysely'
import { z } from 'zod'
import { teamWith } from '#features/companies/pages/team.ts'
import { pageNotHeld } from '#features/site/holds/not-held.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { endImported } from './forget-imported.ts'
import { isHeld } from './import-states.ts'
import { askedAgainDaysBefore, toldDaysBefore } from './rules.ts'
import { remindOfInvitation } from './tell-imported.ts'

const day = 86_400_000
const atOnce = 500
const nothing = () => undefined

/** Invitations are said once more a week before they end; then nobody agreed, and who it was is forgotten. */
export const endInvitations = backgroundTask('end-import-invitations', z.object({}), async (ctx) => {
  const now = ctx.now().getTime()
  const rows = await ctx.db
    .selectFrom('imported_candidates')
    .select(['id', 'answer_due_at', 'reminded_at'])
    .where('state', '=', 'invited')
    .where('answer_due_at', '<=', new Date(now + askedAgainDaysBefore * day))
    .orderBy('answer_due_at')
    .limit(atOnce)
    .execute()
  for (const { id, answer_due_at, reminded_at } of rows) {
    if ((answer_due_at?.getTime() ?? 0) <= now)
      await endImported(ctx, id, { event: 'expire', why: 'no_answer' }, nothing)
    else if (!reminded_at) await remindOfInvitation(ctx, id)
  }
})

/** Who was kept as long as the company keeps people is forgotten; the team reads thirty days before how many. */
export const endKeeping = backgroundTask('end-keeping-imported', z.object({}), async (ctx) => {
  const now = ctx.now()
  const due = await ctx.db
    .selectFrom('imported_candidates')
    .select(['id', 'state'])
    .where('anonymised_at', 'is', null)
    .where('keep_until', '<=', now)
    .where(pageNotHeld(now, sql.ref('imported_candidates.page_id')))
    .limit(atOnce)
    .execute()
  for (const { id, state } of due)
    if (isHeld(state)) await endImported(ctx, id, { event: 'expire', why: 'kept_long' }, nothing)
  const soon = await ctx.db
    .selectFrom('imported_candidates')
    .select(['page_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('anonymised_at', 'is', null)
    .where('keep_until', '>', new Date(now.getTime() + (toldDaysBefore - 1) * day))
    .where('keep_until', '<=', new Date(now.getTime() + toldDaysBefore * day))
    .groupBy('page_id')
    .execute()
  for (const { page_id, count } of soon)
    for (const to of await teamWith(ctx, page_id, 'import'))
      await notify(ctx, {
        ...{ cause: `imports-ending:${page_id}:${now.toISOString().slice(0, 10)}`, to, notice: 'imports_ending' },
        ...{ topic: 'applications', facts: { count }, link: '/page/candidates', channels: ['bell', 'mail'] },
      })
})
