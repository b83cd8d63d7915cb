import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Typed } from '#ui/basics/typed.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { myTasks, settleTask, showTeamwork, type Task } from '../team-contract.ts'

/** A task that is ticked off where it stands; `about` names whom it is about. */
export function TaskLine({ task, about }: { task: Task; about?: boolean }) {
  const t = useTranslations('pipeline.tasks')
  const format = useFormatter()
  const now = useNow()
  const settle = useSend(settleTask, {
    onDone(_, { done }) {
      refreshCall(showTeamwork)
      refreshCall(myTasks)
      // it may be gone from the list: the way back is here
      if (done) toast.show({ text: t('settled'), tone: 'good', action: { text: t('undo'), run: takeBack } })
    },
  })
  const takeBack = () => settle.mutate({ task: id, done: false })
  const { id, text, assignee, due_on, done_at, name, job, job_title, application } = task
  const isLate = due_on !== null && done_at === null && due_on < now.toISOString().slice(0, 10)
  const due =
    due_on && format.dateTime(new Date(`${due_on}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <li className="task-line">
      <Checkbox
        name={`task-${id}`}
        value={done_at !== null}
        disabled={settle.isPending}
        onChange={(done) => settle.mutate({ task: id, done })}
        help={
          <>
            {about ? null : <bdi>{assignee}</bdi>}
            {due ? (
              <span data-tone={isLate ? 'bad' : undefined}>
                {' '}
                {isLate ? t('late', { day: due }) : t('by', { day: due })}
              </span>
            ) : null}
          </>
        }
      >
        <span dir="auto">
          <Typed text={text} />
        </span>
      </Checkbox>
      {about ? (
        <a className="link small task-line-about" href={`/page/jobs/${job}/board?applicant=${application}`}>
          <bdi>{name}</bdi> · <bdi>{job_title}</bdi>
        </a>
      ) : null}
    </li>
  )
}
