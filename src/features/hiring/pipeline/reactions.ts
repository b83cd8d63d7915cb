import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { teammate } from '#features/jobs/jobs/job-team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { noteWritten, taskChanged } from './events.ts'
import { selectTasks, taskOf } from './tasks-view.ts'

export const pipelineReactions = [
  on(noteWritten, 'tell-the-mentioned', async (ctx, { id, data }) => {
    const note = await ctx.db
      .selectFrom('application_notes')
      .leftJoin('users', 'users.id', 'author_id')
      .innerJoin('applications', 'applications.id', 'application_id')
      .select(['text', 'users.name as by', 'author_id', 'applications.name', isHidden.as('hidden')])
      .where('application_notes.id', '=', data.note)
      .executeTakeFirst()
    if (!note) return
    const name = note.hidden ? hiddenName(data.application) : note.name
    for (const user of data.mentions) {
      if (user === note.author_id) continue
      await tell(ctx, {
        user,
        cause: id,
        notice: 'note_mention',
        about: data,
        quote: note.text,
        facts: { by: note.by ?? '', name },
      })
    }
  }),
  on(taskChanged, 'tell-the-assignee', async (ctx, { id, data }) => {
    if (data.what !== 'made' || !data.assignee) return
    const row = await selectTasks(ctx.db)
      .select('made_by')
      .where('application_tasks.id', '=', data.task)
      .executeTakeFirst()
    if (!row || row.made_by === data.assignee) return
    const { name, text } = taskOf(row)
    await tell(ctx, {
      user: data.assignee,
      cause: id,
      notice: 'task_given',
      about: data,
      facts: { name, task: text },
    })
  }),
]

const linkTo = ({ job, application }: { job: string; application: string }) =>
  `/page/jobs/${job}/board?applicant=${application}`

type Telling = {
  user: string
  cause: string
  notice: string
  about: { page: string; job: string; application: string }
  facts: Record<string, string>
  quote?: string
}

/** Tells one of the team by bell, mail and push, as long as the applicant is this person's to see. */
export async function tell(ctx: Context, { user, cause, notice, about, facts, quote }: Telling): Promise<void> {
  const { page, job } = about
  const to = await teammate(ctx, user, { page, job, capability: 'applicant.read' })
  if (!to) return
  await notify(ctx, {
    cause,
    to,
    notice,
    topic: 'applications',
    facts,
    link: linkTo(about),
    channels: ['bell', 'mail', 'push'],
    ...(quote && { quote }),
  })
}
