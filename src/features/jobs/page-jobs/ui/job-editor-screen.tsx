import { lazy } from 'react'
import { editJob, previewJob } from '#features/jobs/jobs/contract.ts'
import { isEditable, isOut } from '#features/jobs/jobs/job-states.ts'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import type { Route } from './+types/job-editor-screen'

/** One of them is shown: each comes alone, and the screen waits for it. */
const JobEditor = lazy(async () => ({
  default: (await import('#features/jobs/jobs/ui/editor/job-editor.tsx')).JobEditor,
}))
const JobShown = lazy(async () => ({ default: (await import('./job-shown.tsx')).JobShown }))

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
  const job = loaderData?.first?.data
  const editable =
    !job ||
    (job.may_write &&
      (isEditable(job.state) || (loaderData.editing && isOut(job.state) && job.edit?.state !== 'in_review')))
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
        <JobShown first={loaderData.first} view={loaderData.view} words={loaderData.words} title={title} />
      ) : null}
    </WorkScreen>
  )
}
