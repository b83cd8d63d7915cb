import { sql } from 'kysely'
import type { z } from 'zod'
import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import type { Db } from '#platform/server/context.ts'
import type { Task } from './team-contract.ts'

/** Tasks with whom they are about and who is to do them. */
export const selectTasks = (db: Db) =>
  db
    .selectFrom('application_tasks')
    .innerJoin('applications', 'applications.id', 'application_tasks.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('users', 'users.id', 'application_tasks.assignee_id')
    .select(['application_tasks.id', 'application_tasks.application_id', 'application_tasks.text', 'done_at'])
    .select(['applications.name', 'applications.job_id', 'job_texts.title', 'users.name as assignee', 'assignee_id'])
    .select([isHidden.as('hidden'), sql<string | null>`to_char(due_on, 'YYYY-MM-DD')`.as('due')])

type Row = Awaited<ReturnType<ReturnType<typeof selectTasks>['executeTakeFirstOrThrow']>>

export const taskOf = (row: Row): z.input<typeof Task> => ({
  id: row.id,
  application: row.application_id,
  name: row.hidden ? hiddenName(row.application_id) : row.name,
  job: row.job_id,
  job_title: row.title,
  text: row.text,
  assignee: row.assignee,
  assignee_id: row.assignee_id,
  due_on: row.due,
  done_at: row.done_at?.toISOString() ?? null,
})
