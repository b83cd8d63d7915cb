import { useTranslations } from 'use-intl'
import { WaitingNote } from '#features/hiring/answer-clock/ui/waiting-note.tsx'
import { LifeMoves } from '#features/jobs/job-life/ui/life-moves.tsx'
import { SaveTemplateButton } from '#features/jobs/job-templates/ui/save-template-button.tsx'
import { editJob, previewJob } from '#features/jobs/jobs/contract.ts'
import { isEditable, isOut } from '#features/jobs/jobs/job-states.ts'
import { JobEditor } from '#features/jobs/jobs/ui/editor/job-editor.tsx'
import { OwnJob } from '#features/jobs/jobs/ui/own-job.tsx'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { PromotionCard } from '#features/jobs/promotion/ui/promotion-card.tsx'
import { atWork } from '#frame/guards.ts'
import { useMay } from '#frame/use-session.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { load } from '#platform/browser/load.ts'
import type { Route } from './+types/job-editor-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('job.read')) return null
  const { job } = asked.params
  const words = await readJobWords(page)
  // a new key each time the screen is opened: another job is another form
  const opened = crypto.randomUUID()
  const editing = asked.url.searchParams.has('edit')
  if (job === 'new') return { opened, words, editing, first: undefined, view: undefined }
  const [first, view] = await Promise.all([load(page, editJob, { job }), load(page, previewJob, { job })])
  return { opened, words, editing, first, view }
}

/** A job of the own page: written while it is a draft, else shown with what can be done with it. */
export default function JobEditorScreen({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('jobs.own.editor')
  const isNew = params.job === 'new'
  const may = useMay()('job.write')
  const editable =
    !loaderData?.first ||
    isEditable(loaderData.first.data.state) ||
    (may &&
      loaderData.editing &&
      isOut(loaderData.first.data.state) &&
      loaderData.first.data.edit?.state !== 'in_review')
  const title = loaderData?.view?.data.title ?? t('newJob')
  return (
    <WorkScreen
      title={title}
      name="job-editor"
      needs={isNew ? 'job.write' : 'job.read'}
      className="job-editor stack stack-l"
    >
      {loaderData && editable ? (
        <JobEditor
          key={loaderData.opened}
          first={loaderData.first?.data ?? null}
          view={loaderData.view}
          words={loaderData.words}
        />
      ) : null}
      {loaderData?.first && loaderData.view && !editable ? (
        <OwnJob
          first={loaderData.first}
          view={loaderData.view}
          words={loaderData.words}
          life={
            <>
              <WaitingNote job={loaderData.first.data.id} />
              <LifeMoves first={loaderData.first} />
              <PromotionCard
                job={loaderData.first.data.id}
                title={title}
                isLive={loaderData.first.data.state === 'live'}
              />
              <SaveTemplateButton job={loaderData.first.data.id} title={title} />
            </>
          }
        />
      ) : null}
    </WorkScreen>
  )
}
