import './apply.css'
import '#ui/basics/card.css'
import { redirect } from 'react-router'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { Island } from '#frame/island.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { showChosen } from '../several-contract.ts'
import type { Route } from './+types/apply-to-several-screen'
import { ChosenBeside } from './chosen-beside.tsx'
import { SeveralHere } from './several-here.tsx'

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
  const { group, jobs, left, ...rest } = loaderData
  const t = useTranslations('applications.several')
  return (
    <PublicShell>
      <title>{t('pageTitle', { group: group.title })}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="apply-to-several" className="wrap page apply-columns">
        <ChosenBeside group={group} jobs={jobs} left={left} />
        <div className="card apply-sheet" data-look="float">
          <Island name="apply-to-several" part={SeveralHere} given={{ group, jobs, ...rest }} />
        </div>
      </main>
    </PublicShell>
  )
}
