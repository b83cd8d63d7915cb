import { atWork } from '#frame/guards.ts'
import { useMay } from '#frame/use-session.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { previewJob } from '../contract.ts'
import { isEditable } from '../job-states.ts'
import type { Route } from './+types/job-preview-screen'
import { JobBody } from './job-body.tsx'
import { JobStateWord } from './job-state-word.tsx'
import { readJobWords } from './read-job-words.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('job.read')) return null
  const [first, words] = await Promise.all([load(page, previewJob, { job: asked.params.job }), readJobWords(page)])
  return { first, words }
}

/** A job as it will look, with the way back to writing. */
export default function JobPreviewScreen({ loaderData, params: { job: id } }: Route.ComponentProps) {
  const t = useTranslations('jobs.own.preview')
  const may = useMay()
  useTopic(loaderData ? `job:${id}` : null)
  const { data } = useCall(previewJob, { job: id }, { initial: loaderData?.first, enabled: loaderData !== null })
  const job = data?.data
  return (
    <WorkScreen
      title={job?.title ?? t('title')}
      name="job-preview"
      needs="job.read"
      className="wrap-read stack stack-l"
    >
      {job && loaderData ? (
        <>
          <header className="cluster spread">
            <p className="row">
              <span className="strong">{t('title')}</span>
              <JobStateWord state={job.state} boxed />
            </p>
            <LinkButton href={`/page/jobs/${id}`} look="quiet" icon="return">
              {isEditable(job.state) && may('job.write') ? t('write') : t('back')}
            </LinkButton>
          </header>
          <Card>
            <JobBody job={job} words={loaderData.words} level={1} />
          </Card>
        </>
      ) : null}
    </WorkScreen>
  )
}
