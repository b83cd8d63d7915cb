import { useState } from 'react'
import { NewJobButton } from '#features/jobs/job-templates/ui/new-job-button.tsx'
import { CloseJobDialog } from '#features/jobs/jobs/ui/close-job-dialog.tsx'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listPageJobs } from '../contract.ts'
import { ClientJobsNote } from './client-jobs-note.tsx'
import { JobFilters, StateTabs } from './job-filters.tsx'
import { JobTable } from './job-table.tsx'
import { PostPermissionNote } from './post-permission-note.tsx'
import { addressOf, type Wanted } from './wanted.ts'

type Props = { wanted: Wanted; first: Gives<typeof listPageJobs> | undefined }

export function PageJobs({ wanted, first }: Props) {
  const t = useTranslations('pageJobs')
  const may = useMay()
  const { data, isError, refetch } = useCall(listPageJobs, wanted, { initial: first })
  const [closing, setClosing] = useState<{ id: string; title: string } | null>(null)
  const counts = data?.counts ?? {}
  const none = Object.keys(counts).length === 0 && data !== undefined
  const write = may('job.write') ? <NewJobButton words={none ? t('first') : t('new')} /> : null
  return (
    <>
      <header className="cluster spread">
        <h1>{t('title')}</h1>
        {none ? null : write}
      </header>
      <PostPermissionNote />
      <ClientJobsNote />
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {none ? (
        <Empty icon="jobs" title={t('empty')} action={write}>
          {t('emptyHelp')}
        </Empty>
      ) : (
        <>
          <StateTabs counts={counts} wanted={wanted} />
          <JobFilters wanted={wanted} authors={data?.authors ?? []} places={data?.places ?? []} />
          <JobTable
            jobs={data?.data ?? []}
            wanted={wanted}
            onClose={setClosing}
            empty={
              <Empty icon="search" title={wanted.q ? t('nothing', { query: wanted.q }) : t('noneHere')}>
                <a className="link" href="/page/jobs">
                  {t('all')}
                </a>
              </Empty>
            }
          />
          {data?.next_cursor ? (
            <LinkButton href={addressOf(wanted, { cursor: data.next_cursor })} look="quiet">
              {t('more')}
            </LinkButton>
          ) : null}
        </>
      )}
      <CloseJobDialog job={closing} onClose={() => setClosing(null)} />
    </>
  )
}
