import { useTranslations } from 'use-intl'
import { atWork } from '#features/session/ui/guards.ts'
import { WorkScreen } from '#features/session/ui/work-screen.tsx'
import { load } from '#platform/browser/load.ts'
import { editJob, previewJob } from '../contract.ts'
import { isEditable } from '../job-states.ts'
import type { Route } from './+types/job-editor-page'
import { JobEditor } from './editor/job-editor.tsx'
import { OwnJob } from './own-job.tsx'
import { readJobWords } from './read-job-words.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('job.read')) return null
  const { job } = asked.params
  const words = await readJobWords(page)
  // a new key each time the screen is opened: another job is another form
  const opened = crypto.randomUUID()
  if (job === 'new') return { opened, words, first: undefined, view: undefined }
  const [first, view] = await Promise.all([load(page, editJob, { job }), load(page, previewJob, { job })])
  return { opened, words, first, view }
}

/** A job of the own page: written while it is a draft, else shown with what can be done with it. */
export default function JobEditorPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('jobs.own.editor')
  const isNew = params.job === 'new'
  const editable = !loaderData?.first || isEditable(loaderData.first.data.state)
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
        <OwnJob first={loaderData.first} view={loaderData.view} words={loaderData.words} />
      ) : null}
    </WorkScreen>
  )
}
