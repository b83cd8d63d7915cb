import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { tell } from './reactions.ts'
import { selectTasks, taskOf } from './tasks-view.ts'

const day = 86_400_000

/** Reminds of tasks whose day has come, once each. */
export const remindOfTasks = backgroundTask('remind-of-tasks', z.object({}), async (ctx) => {
  const today = ctx.now().toISOString().slice(0, 10)
  const rows = await selectTasks(ctx.db)
    .select('applications.page_id')
    .where('application_tasks.done_at', 'is', null)
    .where('application_tasks.reminded_at', 'is', null)
    .where('assignee_id', 'is not', null)
    .where('due_on', '<=', today)
    .limit(500)
    .execute()
  for (const row of rows) {
    const { id, name, text, job, application, assignee_id } = taskOf(row)
    await tell(ctx, {
      user: assignee_id as string,
      cause: `task ${id}`,
      notice: 'task_due',
      about: { page: row.page_id, job, application },
      facts: { name, task: text },
    })
    await ctx.db.updateTable('application_tasks').set({ reminded_at: ctx.now() }).where('id', '=', id).execute()
  }
})

/** Forgets batches that were looked at and never begun. */
export const forgetPreviews = backgroundTask('forget-batch-previews', z.object({}), async (ctx) => {
  await ctx.db
    .deleteFrom('pipeline_batches')
    .where('state', '=', 'previewed')
    .where('created_at', '<', new Date(ctx.now().getTime() - day))
    .execute()
})
