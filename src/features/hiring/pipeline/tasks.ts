import { reachableApplications, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { taskChanged } from './events.ts'
import { selectTasks, taskOf } from './tasks-view.ts'
import type * as contract from './team-contract.ts'
import { demandFullNote, findApplicant, showTeamwork } from './teamwork.ts'

const mostShown = 200

/** @throws Refused not_found · not_allowed · invalid: somebody who does not see the applicant */
export async function addTask(
  ctx: Context,
  { application: id, text, assignee, due_on = null }: Taken<typeof contract.addTask>,
): Promise<Given<typeof contract.addTask>> {
  const membership = found(ctx.membership)
  demandFullNote(membership)
  const { job_id: job } = await findApplicant(ctx, id, 'applicant.note')
  const team = await teamOfJob(ctx, { page: membership.page, job }, 'applicant.read')
  if (!team.some(({ user }) => user === assignee)) throw wrongField('assignee', 'wrong')
  await ctx.db.transaction().execute(async (tx) => {
    const task = newId()
    const row = {
      id: task,
      application_id: id,
      page_id: membership.page,
      text,
      assignee_id: assignee,
      made_by: membership.member,
    }
    await tx
      .insertInto('application_tasks')
      .values({ ...row, due_on, created_at: ctx.now() })
      .execute()
    await emit(ctx, tx, taskChanged, { application: id, job, page: membership.page, task, what: 'made', assignee })
  })
  return showTeamwork(ctx, { application: id })
}

/** Whoever sees the applicant may say so: work gets done by whoever is there. @throws Refused not_found */
export async function settleTask(
  ctx: Context,
  { task, done }: Taken<typeof contract.settleTask>,
): Promise<Given<typeof contract.settleTask>> {
  const membership = found(ctx.membership)
  const find = (db: Db) =>
    selectTasks(db)
      .where('application_tasks.id', '=', task)
      .where(reachableApplications(membership, 'applicant.read'))
      .executeTakeFirst()
  const row = await ctx.db.transaction().execute(async (tx) => {
    // of several who say it at once the first does it, and the others read that it is so
    await tx.selectFrom('application_tasks').select('id').where('id', '=', task).forUpdate().execute()
    const row = found(await find(tx))
    if ((row.done_at !== null) === done) return row
    await tx
      .updateTable('application_tasks')
      .set({ done_at: done ? ctx.now() : null, done_by: done ? membership.member : null })
      .where('id', '=', task)
      .execute()
    const facts = { application: row.application_id, job: row.job_id, page: membership.page }
    const what = done ? 'done' : 'opened'
    await emit(ctx, tx, taskChanged, { ...facts, task, assignee: row.assignee_id, what })
    return found(await find(tx))
  })
  return { success: true, data: taskOf(row) }
}

/** One's open tasks on this page, the soonest first. */
export async function myTasks(ctx: Context): Promise<Given<typeof contract.myTasks>> {
  const membership = found(ctx.membership)
  const rows = await selectTasks(ctx.db)
    .where('assignee_id', '=', membership.member)
    .where(reachableApplications(membership, 'applicant.read'))
    .where('done_at', 'is', null)
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('application_tasks.created_at')
    .limit(mostShown)
    .execute()
  return { success: true, data: rows.map(taskOf) }
}
