import './pipeline.css'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Empty } from '#ui/basics/note.tsx'
import { myTasks } from '../team-contract.ts'
import type { Route } from './+types/my-tasks-screen'
import { TaskLine } from './task-line.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('applicant.read') ? await load(page, myTasks, {}) : undefined }
}

/** What one has to do about applicants of the page, the soonest first. */
export default function MyTasksScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('pipeline.tasks')
  return (
    <WorkScreen title={t('mine')} name="my-tasks" needs="applicant.read">
      <h1>{t('mine')}</h1>
      <List first={first} />
    </WorkScreen>
  )
}

function List({ first }: { first: Gives<typeof myTasks> | undefined }) {
  const t = useTranslations('pipeline.tasks')
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const { data } = useCall(myTasks, {}, { initial: first })
  const tasks = data?.data ?? []
  if (tasks.length === 0)
    return (
      <Empty icon="done" title={t('nothing')}>
        {t('nothingHelp')}
      </Empty>
    )
  return (
    <ul className="stack">
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} about />
      ))}
    </ul>
  )
}
