import './workspace.css'
import { redirect } from 'react-router'
import { showDesk } from '#features/agencies/desk/contract.ts'
import { showPageEmail } from '#features/companies/pages/contract.ts'
import { listOffers } from '#features/hiring/offers/contract.ts'
import { myTasks } from '#features/hiring/pipeline/team-contract.ts'
import { listDrops } from '#features/sourcing/cv-drops/team-contract.ts'
import { ownChecks } from '#features/staff/page-checks/contract.ts'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { dueLists, today } from '../contract.ts'
import { pageDay } from '../day-contract.ts'
import type { Route } from './+types/workspace-screen'
import { waitingDrops } from './drops-today.tsx'
import { askedOffers } from './offers-today.tsx'
import { TodayView } from './today-view.tsx'
import { Tour } from './tour.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session) return {}
  // a guest of single jobs has a home of their own
  if (session.may.includes('job.bring') && !session.may.includes('page.read')) throw redirect('/page/external-jobs')
  const mayRead = session.may.includes('applicant.read')
  const { kind } = session.pages.find(({ page_id }) => page_id === session.page_id) ?? {}
  const isAgency = (kind === 'agency' || kind === 'freelance') && session.may.includes('submission')
  const chosen = dueLists.find((one) => one === asked.url.searchParams.get('due'))
  const cursor = asked.url.searchParams.get('cursor') ?? undefined
  const [first, list, tasks, checks, email, desk, day, drops, offers] = await Promise.all([
    load(page, today, {}),
    chosen && mayRead ? load(page, today, { due: chosen, cursor }) : undefined,
    mayRead ? load(page, myTasks, {}) : undefined,
    load(page, ownChecks, {}),
    session.may.includes('page.edit') ? load(page, showPageEmail, {}) : undefined,
    isAgency ? load(page, showDesk, {}) : undefined,
    mayRead ? load(page, pageDay, {}) : undefined,
    session.pending_drops > 0 && session.may.includes('drop.answer') ? load(page, listDrops, waitingDrops) : undefined,
    session.may.includes('offer.make') ? load(page, listOffers, askedOffers) : undefined,
  ])
  return { first, chosen, cursor, list, tasks, checks, email, desk, day, drops, offers }
}

/** Home of the workspace: the one thing to do next, who waits for an answer, how the jobs stand. */
export default function WorkspaceScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('workspace')
  const session = useSession()
  return (
    <WorkScreen title={t('title')} name="workspace" needs="page.read" className="workspace stack stack-xl">
      <TodayView {...loaderData} />
      {session?.is_page && !session.guise ? <Tour /> : null}
    </WorkScreen>
  )
}
