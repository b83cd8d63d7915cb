import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { answerOwnClientJob, showOwnClientJob } from '../contract.ts'
import type { Route } from './+types/own-client-job-screen'
import { ClientJob } from './client-job.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('job.publish')) return null
  const [shown, words] = await Promise.all([
    load(page, showOwnClientJob, { job: asked.params.job }),
    readJobWords(page),
  ])
  return { asked: shown.data, words }
}

/** A job an agency wrote for the page one works for. */
export default function OwnClientJobScreen({ loaderData, params: { job } }: Route.ComponentProps) {
  const t = useTranslations('jobClients')
  const { mutate, isPending, isSuccess, error } = useSend(answerOwnClientJob)
  const send = (approve: boolean, comment: string) => mutate({ job, approve, comment })
  return (
    <WorkScreen title={t('title')} name="own-client-job" needs="job.publish" className="wrap-read stack stack-l">
      {loaderData ? (
        <ClientJob
          asked={loaderData.asked}
          words={loaderData.words}
          answering={{ isPending, isSuccess, error, send }}
        />
      ) : null}
    </WorkScreen>
  )
}
