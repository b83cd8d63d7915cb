import './apply.css'
import '#ui/basics/card.css'
import { useState } from 'react'
import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showStart } from '../draft-contract.ts'
import type { Route } from './+types/apply-screen'
import { Applied } from './applied.tsx'
import { ApplyForm } from './apply-form.tsx'
import { JobBeside } from './job-beside.tsx'
import { Receipt, type Sent } from './receipt.tsx'
import '#platform/browser/document.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { data: job } = await load(page, showJob, { address: params.address })
  if (params.address !== job.address) throw redirect(`/jobs/${encodeURIComponent(job.address)}/apply${url.search}`)
  // where one applies elsewhere, the job itself says how
  if (job.apply_mode !== 'here') throw redirect(`/jobs/${encodeURIComponent(job.address)}`)
  const session = await readSession(page)
  if (!session) return { job, cvs: [], start: null }
  const [cvs, start] = await Promise.all([load(page, listCvs, {}), load(page, showStart, { job: job.id })])
  return { job, cvs: cvs.data, start: start.data }
}

/** Applying: one page on phones, a column beside the job on wide screens. */
export default function ApplyScreen({ loaderData: { job, cvs, start } }: Route.ComponentProps) {
  const t = useTranslations()
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <PublicShell>
      <title>{t('applications.apply.pageTitle', { job: job.title })}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="apply" className="wrap page apply-columns">
        <JobBeside job={job} />
        <div className="card apply-sheet" data-look="float">
          {sent ? (
            <Receipt sent={sent} job={job} />
          ) : start?.application ? (
            <Applied application={start.application} />
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
            <ApplyForm job={job} cvs={cvs} start={start} onSent={setSent} />
          )}
        </div>
      </main>
    </PublicShell>
  )
}
