import { JobStarts, readStarts } from '#features/hiring/applications/ui/starts.tsx'
import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { PromotedSlot } from '#features/jobs/promotion/ui/promoted-slot.tsx'
import { readSaved } from '#features/seeking/saved-jobs/ui/read-saved.ts'
import { SavedJobs } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { Alternates } from '#frame/alternates.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { breadcrumbs, StructuredData } from '#frame/structured-data.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { jobsOfPlace } from '../contract.ts'
import type { Route } from './+types/place-screen'
import { CountedLinks } from './counted-links.tsx'
import { addressOf, readSearch } from './search-address.ts'
import { SiteSearch } from './site-search.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ data: open }, words, saved] = await Promise.all([
    load(page, jobsOfPlace, { place: params.place, position: params.position }),
    readJobWords(page),
    readSaved(page),
  ])
  const starts = await readStarts(page, [...open.promoted, ...open.jobs])
  return { open, words, saved, starts }
}

/** What is open in a place, or of one position there: the newest, and the ways on. */
export default function PlaceScreen({ loaderData: { open, words, saved, starts } }: Route.ComponentProps) {
  const t = useTranslations('jobSearch.placePage')
  const { place, position, jobs, promoted, total, total_is_estimate } = open
  const listed = jobs.filter(({ id }) => !promoted.some((one) => one.id === id))
  const said = {
    count: total,
    place: place.text,
    position: position?.text ?? '',
    b: (text: React.ReactNode) => <bdi>{text}</bdi>,
  }
  const search = { ...readSearch(new URLSearchParams()), q: position?.text ?? '', where: place.text, place: place.id }
  return (
    <PublicShell search={<SiteSearch search={search} />}>
      <Head open={open} />
      <SavedJobs ids={saved}>
        <main id="main" data-screen="jobs-in-place" className="wrap page stack stack-xl">
          <header className="stack stack-s">
            <h1>{t.rich(position ? 'both' : 'title', said)}</h1>
            <p className="quiet">{t(total_is_estimate ? 'about' : 'count', { count: total })}</p>
          </header>
          <JobStarts starts={starts}>
            {promoted.length > 0 ? (
              <PromotedSlot of="slot">
                <ol>
                  {promoted.map((job) => (
                    <JobRow key={job.id} job={job} words={words} promoted={job.promoted} />
                  ))}
                </ol>
              </PromotedSlot>
            ) : null}
            <ol>
              {listed.map((job) => (
                <JobRow key={job.id} job={job} words={words} />
              ))}
            </ol>
          </JobStarts>
          <p>
            <LinkButton href={addressOf(search)} iconEnd="next">
              {t('search')}
            </LinkButton>
          </p>
          <CountedLinks
            title={t.rich('positions', said)}
            links={open.positions.map((one) => ({ ...one, href: `/jobs/in/${place.slug}/${one.slug}` }))}
          />
          {position ? (
            <CountedLinks
              title={t.rich('places', said)}
              links={open.places.map((one) => ({ ...one, href: `/jobs/in/${one.slug}/${position.slug}` }))}
            />
          ) : null}
        </main>
      </SavedJobs>
    </PublicShell>
  )
}

function Head({ open: { place, position, total } }: Pick<Route.ComponentProps['loaderData'], 'open'>) {
  const t = useTranslations('jobSearch.placePage')
  const { brand, publicUrl } = useSite()
  const address = `${publicUrl}/jobs/in/${place.slug}${position ? `/${position.slug}` : ''}`
  const said = { count: total, place: place.text, position: position?.text ?? '', site: brand.name }
  return (
    <>
      <title>{t(position ? 'headBoth' : 'head', said)}</title>
      <meta name="description" content={t(position ? 'leadBoth' : 'lead', said)} />
      <Alternates address={address} />
      <StructuredData
        json={breadcrumbs(publicUrl, [
          [brand.name, '/'],
          [place.text, `/jobs/in/${place.slug}`],
          ...(position ? [[position.text, `/jobs/in/${place.slug}/${position.slug}`] as const] : []),
        ])}
      />
    </>
  )
}
