import { useState } from 'react'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { Applied } from './applied.tsx'
import { ApplyForm } from './apply-form.tsx'
import type { JobToApply } from './job-to-apply.ts'
import type { FirstMatch } from './own-match.tsx'
import { Receipt } from './receipt.tsx'
import type { Sent } from './sent.ts'
import type { Start } from './start-of.ts'

type Props = { job: JobToApply; cvs: Gives<typeof listCvs>['data']; start: Start | null; match: FirstMatch | null }

/** The form, or what stands in its place: an application that was sent, now or before, or a job that takes none. */
export function ApplyHere({ job, cvs, start, match }: Props) {
  const t = useTranslations()
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <>
      <OfflineBar />
      {sent ? (
        <Receipt sent={sent} job={job} />
      ) : start?.application ? (
        <Applied application={start.application} withdrawnAt={start.withdrawn_at} />
      ) : job.closed_to ? (
        <div className="stack">
          <h1>{t(`refusals.${job.closed_to}`)}</h1>
          <p className="quiet">{t('applications.apply.closed')}</p>
          <div className="cluster">
            <LinkButton href="/jobs" look="primary">
              {t('applications.apply.others')}
            </LinkButton>
          </div>
        </div>
      ) : (
        <ApplyForm job={job} cvs={cvs} start={start} match={match} onSent={setSent} />
      )}
    </>
  )
}
