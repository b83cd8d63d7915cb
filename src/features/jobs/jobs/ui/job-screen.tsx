import './job.css'
import type { Start } from '#features/hiring/applications/ui/start-of.ts'
import { similarJobs } from '#features/jobs/job-search/contract.ts'
import { SiteSearch } from '#features/jobs/job-search/ui/site-search.tsx'
import { usualPay } from '#features/jobs/salaries/contract.ts'
import { DaysOf, readDaysOf } from '#features/open-days/open-days/ui/days-of.tsx'
import { readSaved } from '#features/seeking/saved-jobs/ui/read-saved.ts'
import { SaveButton, SavedJobs } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { ShareMenu } from '#ui/shells/share-menu.tsx'
import { type JobView, nameJob } from '../contract.ts'
import type { Route } from './+types/job-screen'
import { ApplyButton, ApplyCard } from './apply-card.tsx'
import { CompanyPart } from './company-part.tsx'
import { JobBenefits } from './job-benefits.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHead } from './job-head.tsx'
import { JobNeedsMet } from './job-needs-met.tsx'
import { JobRow } from './job-row.tsx'
import { JobText } from './job-text.tsx'
import { JobTop } from './job-top.tsx'
import { useDay } from './job-words.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { namesOf, readJobWords } from './read-job-words.ts'
import { readShownJob } from './read-shown-job.ts'
import { ReportLinks } from './report-links.tsx'
import { UsualPay } from './usual-pay.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { address } = params
  const { data: named } = await load(page, nameJob, { address })
  const [shown, { data: similar }, { data: pay }, words, days, saved] = await Promise.all([
    readShownJob(page, address, url.search),
    load(page, similarJobs, { job: named.id }),
    load(page, usualPay, { job: named.id }),
    readJobWords(page),
    readDaysOf(page, { job: named.id }),
    readSaved(page),
  ])
  const { job, company, others, start, compared } = shown
  const ofCompany = others.filter(({ id }) => id !== job.id).slice(0, 4)
  const alike = similar.filter(({ id }) => !ofCompany.some((other) => other.id === id)).slice(0, 4)
  return {
    saved,
    job,
    company,
    pay,
    words,
    days,
    start,
    others: ofCompany,
    similar: alike,
    url: `${page.publicUrl}/jobs/${encodeURIComponent(job.address)}`,
    compared,
  }
}

/** A job as everybody sees it. */
export default function JobScreen({ loaderData }: Route.ComponentProps) {
  const { job, company, pay, words, days, start, others, similar, saved, url, compared } = loaderData
  const t = useTranslations('jobs')
  const day = useDay()
  return (
    <PublicShell search={<SiteSearch />}>
      <JobHead job={job} />
      <SavedJobs ids={saved}>
        <main id="main" data-screen="job" className="wrap page stack">
          <a className="row small faint" href="/jobs">
            <Icon name="back" size="s" />
            {t('back')}
          </a>
          <div className="beside job-columns">
            <article className="job-body">
              <JobTop job={job} company={company} />
              <JobFacts job={job} words={words} />
              <UsualPay pay={pay} />
              <OtherLanguages job={job} />
              <DaysOf days={days} of="job" />
              <JobText text={job.text} />
              <JobNeedsMet job={job} compared={compared} />
              <JobBenefits names={namesOf(job.benefits, words.benefits)} />
              <CompanyPart company={company} answerDays={job.answer_days} />
            </article>
            <aside className="stick stack">
              <ApplyCard job={job} url={url} start={start} />
              <ReportLinks address={`/jobs/${job.address}`} of="job" />
              <p className="small faint">
                {t.rich('posted', { reference: () => <bdi>{job.reference}</bdi>, day: day(job.published_at) })}
              </p>
            </aside>
          </div>
          {others.length > 0 ? (
            <section className="section stack">
              <h2>{t.rich('moreOf', { company: () => <bdi>{job.company.name}</bdi> })}</h2>
              <ol>
                {others.map((other) => (
                  <JobRow key={other.id} job={other} words={words} company={false} />
                ))}
              </ol>
            </section>
          ) : null}
          {similar.length > 0 ? (
            <section className="section stack">
              <h2>{t('similar')}</h2>
              <ol>
                {similar.map((other) => (
                  <JobRow key={other.id} job={other} words={words} />
                ))}
              </ol>
            </section>
          ) : null}
          {job.closed_to || job.apply_mode === 'walk_in' ? null : <ApplyBar job={job} url={url} start={start} />}
        </main>
      </SavedJobs>
    </PublicShell>
  )
}

/** On a phone the way in stays under the thumb. */
function ApplyBar({ job, url, start }: { job: JobView; url: string; start: Start | null }) {
  return (
    <div className="apply-bar row">
      <div className="grow">
        <ApplyButton job={job} wide start={start} />
      </div>
      <SaveButton job={job} iconOnly />
      <ShareMenu url={url} title={job.title} iconOnly />
    </div>
  )
}
