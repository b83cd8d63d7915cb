import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { myTasks } from '../team-contract.ts'
import { TaskLine } from './task-line.tsx'
import './pipeline.css'

const shown = 5

/** What one has to do next, on the home of the workspace; nothing at all when there is nothing. */
export function TasksToday({ first }: { first: Gives<typeof myTasks> | undefined }) {
  const t = useTranslations('pipeline.tasks')
  const { data } = useCall(myTasks, {}, { initial: first })
  const tasks = data?.data ?? []
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby="tasks-today" className="stack stack-s">
      <div className="section-head section-head-line">
        <h2 id="tasks-today">{t('mine')}</h2>
        {tasks.length > shown ? (
          <a className="link" href="/page/tasks">
            {t('all', { count: tasks.length })}
          </a>
        ) : null}
      </div>
      <ul className="stack stack-s">
        {tasks.slice(0, shown).map((task) => (
          <TaskLine key={task.id} task={task} about />
        ))}
      </ul>
    </section>
  )
}
