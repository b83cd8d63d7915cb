import './company.css'
import { redirect } from 'react-router'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { SiteSearch } from '#features/jobs/job-search/ui/site-search.tsx'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { DaysOf, readDaysOf } from '#features/open-days/open-days/ui/days-of.tsx'
import { readSaved } from '#features/seeking/saved-jobs/ui/read-saved.ts'
import { SavedJobs } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { listTaking } from '#features/sourcing/cv-drops/contract.ts'
import { Alternates } from '#frame/alternates.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { cut, StructuredData } from '#frame/structured-data.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { showPage } from '../contract.ts'
import type { Route } from './+types/company-screen'
import { CompanyAbout } from './company-about.tsx'
import { CompanyAside } from './company-aside.tsx'
import { CompanyGallery } from './company-gallery.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanyClients, CompanyPlaces } from './company-places.tsx'
import { organization, wordsOfHtml } from './organization.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { data: company } = await load(page, showPage, { slug: params.slug })
  // an address it had before, or its id, leads to the one it has
  if (company.slug !== params.slug) throw redirect(`/companies/${encodeURIComponent(company.slug)}${url.search}`, 301)
  const [jobs, words, taking, days, saved] = await Promise.all([
    load(page, searchJobs, { company: company.id, sort: 'freshness', strict: true }),
    readJobWords(page),
    load(page, listTaking, { slug: company.slug }),
    readDaysOf(page, { company: company.slug }),
    readSaved(page),
  ])
  return { company, jobs, words, days, takesCvs: taking.total > 0, saved }
}

/** A company: who they are, what it looks like there, where, what was checked, how it answers, and what it has open. */
export default function CompanyScreen({ loaderData }: Route.ComponentProps) {
  const { company, jobs, words, days, takesCvs, saved } = loaderData
  return (
    <PublicShell search={<SiteSearch />}>
      <Meta company={company} />
      <SavedJobs ids={saved}>
        <main id="main" data-screen="company" className="wrap page stack stack-xl">
          <CompanyHead company={company} />
          <div className="beside">
            <div className="stack stack-xl">
              <CompanyAbout company={company} />
              <CompanyGallery company={company} />
              <DaysOf days={days} of="company" />
              <CompanyJobs company={company} jobs={jobs} words={words} />
              <CompanyPlaces places={company.places} />
              <CompanyClients clients={company.clients} />
            </div>
            <CompanyAside company={company} takesCvs={takesCvs} />
          </div>
        </main>
      </SavedJobs>
    </PublicShell>
  )
}

function Meta({ company }: Pick<Route.ComponentProps['loaderData'], 'company'>) {
  const t = useTranslations('pages.company')
  const { brand, publicUrl } = useSite()
  const address = `${publicUrl}/companies/${encodeURIComponent(company.slug)}`
  const picture = company.cover ?? company.pictures[0]?.url ?? company.logo
  const about = cut(wordsOfHtml(company.about), 180) || t('about', { company: company.name, place: company.place })
  return (
    <>
      <title>{t('pageTitle', { company: company.name, site: brand.name })}</title>
      <meta name="description" content={about} />
      <Alternates address={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={company.name} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      {picture ? <meta property="og:image" content={`${publicUrl}${picture}`} /> : null}
      <StructuredData json={organization(company, publicUrl)} />
    </>
  )
}
