import { useTranslations } from 'use-intl'
import { searchJobs } from '#features/job-search/contract.ts'
import { SiteSearch } from '#features/job-search/ui/site-search.tsx'
import { CheckedFacts } from '#features/jobs/ui/company-facts.tsx'
import { JobRow } from '#features/jobs/ui/job-row.tsx'
import { readJobWords } from '#features/jobs/ui/read-job-words.ts'
import { PublicShell } from '#features/session/ui/public-shell.tsx'
import { useSite } from '#features/session/ui/use-session.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { showPage } from '../contract.ts'
import type { Route } from './+types/company-page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { data: company } = await load(page, showPage, { slug: params.slug })
  const [jobs, words] = await Promise.all([
    load(page, searchJobs, { company: company.id, sort: 'freshness' }),
    readJobWords(page),
  ])
  return { company, jobs, words }
}

/** A company: facts, what was checked and when, and what it has open. */
export default function CompanyPage({ loaderData: { company, jobs, words } }: Route.ComponentProps) {
  const t = useTranslations('pages.company')
  const { brand, publicUrl } = useSite()
  const address = `${publicUrl}/companies/${company.slug}`
  return (
    <PublicShell search={<SiteSearch />}>
      <title>{t('pageTitle', { company: company.name, site: brand.name })}</title>
      <meta
        name="description"
        content={company.about.slice(0, 180) || t('about', { company: company.name, place: company.place })}
      />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={company.name} />
      <meta property="og:url" content={address} />
      <main id="main" data-screen="company" className="wrap page stack stack-xl">
        <header className="row row-top">
          <Avatar name={company.name} src={company.logo ?? undefined} kind="company" size="xl" />
          <div className="grow stack stack-xs">
            <h1>
              <bdi>{company.name}</bdi>
            </h1>
            <div className="medium quiet">
              <Facts items={[t(`kinds.${company.kind}`), company.industry, company.place]} />
            </div>
          </div>
        </header>
        <div className="beside">
          <div className="stack stack-xl">
            {company.about ? (
              <section className="stack stack-s">
                <h2>{t('who')}</h2>
                <div className="prose" lang={company.about_language} dir={directionOf(company.about_language)}>
                  {company.about.split(/\n+/).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </section>
            ) : null}
            <OpenJobs company={company} jobs={jobs} words={words} />
          </div>
          <aside className="stick stack">
            <CompanyFacts company={company} />
            <Card title={t('checked')}>
              <CheckedFacts checked={company.checked} />
            </Card>
          </aside>
        </div>
      </main>
    </PublicShell>
  )
}

function OpenJobs({ company, jobs, words }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages.company')
  return (
    <section className="stack">
      <h2>{t('open', { count: jobs.total })}</h2>
      {jobs.total === 0 ? (
        <Empty
          icon="jobs"
          title={t('none')}
          action={
            <LinkButton href="/jobs" look="quiet">
              {t('others')}
            </LinkButton>
          }
        >
          {t('noneHelp')}
        </Empty>
      ) : (
        <ol>
          {jobs.data.map((job) => (
            <JobRow key={job.id} job={job} words={words} company={false} />
          ))}
        </ol>
      )}
      {jobs.next_cursor ? (
        <p>
          <LinkButton href={`/jobs?company=${company.id}`} iconEnd="next">
            {t('all')}
          </LinkButton>
        </p>
      ) : null}
    </section>
  )
}

function CompanyFacts({ company }: { company: Gives<typeof showPage>['data'] }) {
  const t = useTranslations('pages.company')
  const { website, size } = company
  const items = [
    { key: t('industry'), value: company.industry },
    { key: t('place'), value: company.place },
    { key: t('size'), value: size ? <bdi className="num">{size}</bdi> : null },
    {
      key: t('website'),
      value: website ? (
        <a className="link ltr" href={website} rel="nofollow noopener" target="_blank">
          {website.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
        </a>
      ) : null,
    },
  ]
  return (
    <Card>
      <KeyValues items={items.filter(({ value }) => value)} />
    </Card>
  )
}
