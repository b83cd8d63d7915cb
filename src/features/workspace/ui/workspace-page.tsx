import './workspace.css'
import { useTranslations } from 'use-intl'
import { atWork } from '#features/session/ui/guards.ts'
import { WorkScreen } from '#features/session/ui/work-screen.tsx'
import { load } from '#platform/browser/load.ts'
import { today } from '../contract.ts'
import type { Route } from './+types/workspace-page'
import { TodayView } from './today-view.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session ? await load(page, today, {}) : undefined }
}

/** Home of the workspace: the one thing to do next, who waits for an answer, how the jobs stand. */
export default function WorkspacePage({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('workspace')
  return (
    <WorkScreen title={t('title')} name="workspace" needs="page.read" className="workspace stack stack-xl">
      <TodayView first={first} />
    </WorkScreen>
  )
}
