import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#db/tables.ts'
import { memberLeft, memberRemoved, memberSuspended } from '#features/companies/team/events.ts'
import { applicationMoved, applicationTold } from '#features/hiring/applications/events.ts'
import { isOpen, type Stage } from '#features/hiring/applications/stages.ts'
import { accountErased } from '#features/people/own-data/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { interviewerLeft, interviewersNamed, interviewMoved, scorecardsAsked } from './events.ts'
import { holdInterview } from './find-interviews.ts'
import { isOver } from './interview-states.ts'
import { leaveInterviews, tellOfLeaving } from './leave-interviews.ts'
import { moveInterview } from './move-interview.ts'
import { tellInterview, tellOfScorecards } from './tell-interview.ts'
import { tellOfNaming } from './tell-of-naming.ts'

export const interviewReactions = [
  on(interviewMoved, 'tell', (ctx, { id, data }) => tellInterview(ctx, id, data)),
  on(interviewerLeft, 'tell', (ctx, { id, data }) => tellOfLeaving(ctx, id, data)),
  on(interviewersNamed, 'tell', (ctx, { id, data, actor }) => tellOfNaming(ctx, { ...data, cause: id, actor })),
  on(memberRemoved, 'leave-interviews', (ctx, { data }) => leaveInterviews(ctx, data.user, data.page)),
  on(memberLeft, 'leave-interviews', (ctx, { data }) => leaveInterviews(ctx, data.user, data.page)),
  on(memberSuspended, 'leave-interviews', (ctx, { data }) => leaveInterviews(ctx, data.user, data.page)),
  on(accountErased, 'leave-interviews', (ctx, { data }) => leaveInterviews(ctx, data.user, null)),
  on(scorecardsAsked, 'tell', (ctx, { id, data, actor }) => tellOfScorecards(ctx, { cause: id, actor, ...data })),
  // whoever is not a candidate any more is not waited for in a room
  on(applicationMoved, 'call-interviews-off', async (ctx, { data }) => {
    if (!data.isHeld) await callOff(ctx, data)
  }),
  on(applicationTold, 'call-interviews-off', (ctx, { data }) => callOff(ctx, data)),
]

async function callOff(ctx: Context, data: { application: string; to: string; side: string }): Promise<void> {
  if (isOpen(data.to as Stage)) return
  const ends = ctx.db
    .selectFrom('interviews')
    .select('id')
    .where('application_id', '=', data.application)
    .where('state', 'in', ['proposed', 'confirmed', 'other_asked'])
  // one whose hour has come took place, and led to the hire
  const isAhead = (eb: ExpressionBuilder<DB, 'interviews'>) =>
    eb.or([eb('starts_at', 'is', null), eb('starts_at', '>', ctx.now())])
  const rows = await (data.to === 'hired' ? ends.where(isAhead) : ends).execute()
  for (const { id } of rows)
    await ctx.db.transaction().execute(async (tx) => {
      const row = await holdInterview(tx, id)
      if (!isOver(row.state))
        await moveInterview(ctx, tx, row, 'cancel', data.side === 'candidate' ? 'candidate' : 'page')
    })
}
