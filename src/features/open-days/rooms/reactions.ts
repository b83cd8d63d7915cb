import { dayMoved } from '#features/open-days/open-days/events.ts'
import { visitMoved } from '#features/open-days/visits/events.ts'
import { standsForParty, tellVisit } from '#features/open-days/visits/tell-visit.ts'
import { on } from '#platform/server/events/reaction.ts'
import { tellLineOfVisit } from './line-of-visit.ts'
import { forgetRoom } from './read-room.ts'

/** A desk waits a minute or two, in seconds. */
const callLasts = 120

export const roomReactions = [
  // whoever asks next reads that the day began or ended
  on(dayMoved, 'forget-the-room', async (ctx, { data: { day } }) => forgetRoom(ctx, day)),
  tellLineOfVisit,
  // whoever has the room in no window: the bell and their browsers say it, now or not at all
  on(visitMoved, 'tell-the-called', async (ctx, { id, data }) => {
    if (data.event !== 'call') return
    const query = ctx.db.selectFrom('day_visits').selectAll().where('id', '=', data.visit)
    const visit = await query.executeTakeFirst()
    if (!visit?.user_id || visit.version !== data.version || !(await standsForParty(ctx, visit))) return
    const desk = await ctx.db
      .selectFrom('open_day_desks')
      .select(['position', 'name'])
      .where('id', '=', visit.called_desk_id)
      .executeTakeFirst()
    if (!desk) return
    const facts = { desk: desk.position + 1, team: desk.name }
    await tellVisit(ctx, visit, {
      ...{ cause: id, notice: 'visit_called', facts, channels: ['bell', 'push'], urgent: true, inRoom: true },
      lasts: callLasts,
    })
  }),
]
