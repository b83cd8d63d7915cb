import './workspace.css'
import { useTranslations } from 'use-intl'
import { myTasks } from '#features/hiring/pipeline/team-contract.ts'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { load } from '#platform/browser/load.ts'
import { today } from '../contract.ts'
import type { Route } from './+types/workspace-screen'
import { TodayView } from './today-view.tsx'
import { Tour } from './tour.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session) return { first: undefined, tasks: undefined }
  const mayRead = session.may.includes('applicant.read')
  const [first, tasks] = await Promise.all([load(page, today, {}), mayRead ? load(page, myTasks, {}) : undefined])
  return { first, tasks }
}

/** Home of the workspace: the one thing to do next, who waits for an answer, how the jobs stand. */
export default function WorkspaceScreen({ loaderData: { first, tasks } }: Route.ComponentProps) {
  const t = useTranslations('workspace')
  const session = useSession()
  return (
    <WorkScreen title={t('title')} name="workspace" needs="page.read" className="workspace stack stack-xl">
      <TodayView first={first} tasks={tasks} />
      {session?.is_page ? <Tour /> : null}
    </WorkScreen>
  )
}
