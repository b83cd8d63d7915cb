import { sql } from 'kysely'
import { z } from 'zod'
import { atDeskStates } from '#features/open-days/rooms/rules.ts'
import { visitMoved } from '#features/open-days/visits/events.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { on } from '#platform/server/events/reaction.ts'
import { publish } from '#platform/server/live/publish.ts'
import { topicOfCall } from './line-of-call.ts'
import { signalMinutes } from './rules.ts'

const atDesk: readonly string[] = atDeskStates

/** The talk is over: its signals are gone, and the visitor's screen asks what became of it. */
export const forgetAfterTalk = on(visitMoved, 'forget-call-signals', async (ctx, { at, data }) => {
  if (!data.from || !atDesk.includes(data.from)) return
  await ctx.db.transaction().execute(async (tx) => {
    // whoever was called again meanwhile signals anew
    if (!atDesk.includes(data.to)) {
      await tx.deleteFrom('call_signals').where('visit_id', '=', data.visit).where('at', '<=', at).execute()
      await tx.deleteFrom('call_guests').where('visit_id', '=', data.visit).where('asked_at', '<=', at).execute()
    }
    await publish(tx, [topicOfCall(ctx, data.visit)], visitMoved.name, data.visit)
  })
})

/** What nobody read in time, and what a talk left that ended while nothing followed it. */
export const forgetOldSignals = backgroundTask('forget-call-signals', z.object({}), async (ctx) => {
  const old = new Date(ctx.now().getTime() - signalMinutes * 60_000)
  await sql`delete from call_signals s where s.at < ${old} and (s.signal->>'kind' not in ('hello', 'bye') or not exists (
      select from day_visits v where v.id = s.visit_id and v.called_desk_id = s.desk_id and v.state in ('called', 'in_session')))`.execute(
    ctx.db,
  )
  await sql`delete from call_guests g where g.asked_at < ${old} and not exists (
      select from day_visits v where v.id = g.visit_id and v.called_desk_id = g.desk_id and v.state in ('called', 'in_session'))`.execute(
    ctx.db,
  )
})
