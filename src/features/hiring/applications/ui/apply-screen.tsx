import './apply.css'
import '#ui/basics/card.css'
import { redirect } from 'react-router'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { type JobView, showJob } from '#features/jobs/jobs/contract.ts'
import { Island } from '#frame/island.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { showStart } from '../draft-contract.ts'
import { previewMatch } from '../match-contract.ts'
import type { Route } from './+types/apply-screen'
import { ApplyHere } from './apply-here.tsx'
import { JobBeside } from './job-beside.tsx'
import type { JobToApply } from './job-to-apply.ts'
import { firstCvOf } from './start-of.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { data: job } = await load(page, showJob, { address: params.address })
  if (params.address !== job.address) throw redirect(`/jobs/${encodeURIComponent(job.address)}/apply${url.search}`)
  // where one applies elsewhere, the job itself says how
  if (job.apply_mode !== 'here') throw redirect(`/jobs/${encodeURIComponent(job.address)}`)
  const session = await readSession(page)
  if (!session) return { job, cvs: [], start: null, match: null }
  const [cvs, start] = await Promise.all([load(page, listCvs, {}), load(page, showStart, { job: job.id })])
  const cv = firstCvOf(start.data, cvs.data)
  // beside the form, and no reason to be without one
  const match = await page.call(previewMatch, { job: job.id, ...(cv && { cv }) }).catch(() => null)
  return { job, cvs: cvs.data, start: start.data, match: match && { cv, match } }
}

/** Applying: one page on phones, a column beside the job on wide screens. */
export default function ApplyScreen({ loaderData: { job, cvs, start, match } }: Route.ComponentProps) {
  const t = useTranslations('applications.apply')
  return (
    <PublicShell>
      <title>{t('pageTitle', { job: job.title })}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="apply" className="wrap page apply-columns">
        <JobBeside job={job} />
        <div className="card apply-sheet" data-look="float">
          <Island name="apply" part={ApplyHere} given={{ job: toApply(job), cvs, start, match }} />
        </div>
      </main>
    </PublicShell>
  )
}

/** What the form asks of the job: the rest of it stands beside. */
const toApply = ({ id, address, company, questions, country_code, answer_days, closed_to }: JobView): JobToApply => ({
  ...{ id, address, company, questions, country_code, answer_days, closed_to },
})
