import { useState } from 'react'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { type ExternalJob, listExternalJobs } from '../contract.ts'
import type { Route } from './+types/external-jobs-screen'
import { ExternalJobCard } from './external-job-card.tsx'
import { PutForwardDialog } from './put-forward-dialog.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('job.bring') ? await load(page, listExternalJobs, {}) : undefined }
}

/** What a guest of a page has there: the jobs they recruit for, and whom they put forward. */
export default function ExternalJobsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('externalRecruiters.own')
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const { data, isError, refetch } = useCall(listExternalJobs, {}, { initial: first, enabled: first !== undefined })
  const [adding, add] = useState<ExternalJob | null>(null)
  return (
    <WorkScreen title={t('title')} name="external-jobs" needs="job.bring">
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('lead')}</p>
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data?.data.length === 0 ? (
        <Empty icon="jobs" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="stack">
        {data?.data.map((one) => (
          <li key={one.id}>
            <ExternalJobCard one={one} onAdd={() => add(one)} />
          </li>
        ))}
      </ul>
      {adding ? <PutForwardDialog one={adding} onClose={() => add(null)} /> : null}
    </WorkScreen>
  )
}
