import './apply.css'
import '#ui/basics/card.css'
import { useState } from 'react'
import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showChosen } from '../several-contract.ts'
import type { Route } from './+types/apply-to-several-screen'
import { ChosenBeside } from './chosen-beside.tsx'
import { SeveralForm } from './several-form.tsx'
import { type Results, SeveralReceipt } from './several-receipt.tsx'
import '#platform/browser/document.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { search, searchParams } = url
  const chosen = searchParams.getAll('job')
  const [{ data }, session] = await Promise.all([
    load(page, showChosen, { address: params.address, job: chosen.slice(0, 100) }),
    readSession(page),
  ])
  const { group } = data
  if (params.address !== group.address)
    throw redirect(`/job-groups/${encodeURIComponent(group.address)}/apply${search}`)
  const cvs = session ? (await load(page, listCvs, {})).data : []
  return { ...data, cvs, via: searchParams.get('via'), left: Math.max(0, new Set(chosen).size - data.jobs.length) }
}

/** Applying to several jobs of a group at once. */
export default function ApplyToSeveralScreen({ loaderData }: Route.ComponentProps) {
  const { group, jobs, closed_to } = loaderData
  const t = useTranslations()
  const [results, setResults] = useState<Results | null>(null)
  const open = jobs.filter((job) => !job.closed_to && !job.sent)
  return (
    <PublicShell>
      <title>{t('applications.several.pageTitle', { group: group.title })}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="apply-to-several" className="wrap page apply-columns">
        <ChosenBeside group={group} jobs={jobs} left={loaderData.left} />
        <div className="card apply-sheet" data-look="float">
          {results ? (
            <SeveralReceipt results={results} jobs={jobs} group={group} />
          ) : closed_to || open.length === 0 ? (
            <div className="stack">
              <h1>{t(closed_to ? `refusals.${closed_to}` : 'applications.several.noneChosen')}</h1>
              <p className="quiet">{t(`applications.several.${jobs.length > 0 ? 'noneOpen' : 'chooseFirst'}`)}</p>
              <div className="cluster">
                <LinkButton href={`/job-groups/${group.address}`} look="primary">
                  {t('applications.several.back')}
                </LinkButton>
              </div>
            </div>
          ) : (
            <SeveralForm {...loaderData} jobs={open} onDone={setResults} />
          )}
        </div>
      </main>
    </PublicShell>
  )
}
