import './board.css'
import './pipeline.css'
import { listOwnReasons } from '#features/hiring/reject-reasons/contract.ts'
import { rejectReasons } from '#features/site/lookups/contract.ts'
import { atWork } from '#frame/guards.ts'
import { NoPermission, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import type { Route } from './+types/board-screen'
import { readAsked } from './asked.ts'
import { JobBoard } from './job-board.tsx'
import { loadBoard } from './load-board.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('applicant.read')) return { first: undefined, reasons: [] }
  const [first, { data_name }, own] = await Promise.all([
    loadBoard(page, { job: asked.params.job, ...readAsked(asked.url.searchParams) }),
    page.call(rejectReasons, {}),
    load(page, listOwnReasons, {}),
  ])
  return {
    first,
    // the company’s own first: they say it in its words
    reasons: [
      ...own.data.reasons.map(({ code, name, told, dropped }) => ({ id: code, text: name, told, dropped })),
      ...data_name.map(({ id, text, told }) => ({ id: String(id), text, told: told ?? text, dropped: false })),
    ],
  }
}

/** The address tells who is open in the panel; the board itself is read once and then kept live. */
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: object; nextParams: object }) =>
  JSON.stringify(currentParams) !== JSON.stringify(nextParams)

/** Everybody who applied to a job, by stage: moved, answered, written to. */
export default function BoardScreen({ loaderData: { first, reasons }, params }: Route.ComponentProps) {
  const t = useTranslations('pipeline.board')
  return (
    <WorkScreen
      title={first?.data.job.title ?? t('title')}
      name="board"
      needs="applicant.read"
      folded
      className="board-screen"
    >
      {first === null ? (
        <NoPermission title={t('title')} help={t('notOnTeam')} />
      ) : (
        <JobBoard job={params.job} first={first} reasons={reasons} />
      )}
    </WorkScreen>
  )
}
