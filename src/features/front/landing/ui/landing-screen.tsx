import './landing.css'
import { openNow } from '#features/jobs/job-search/contract.ts'
import { SiteSearch } from '#features/jobs/job-search/ui/site-search.tsx'
import { spotlight } from '#features/seeking/directory/contract.ts'
import { Alternates } from '#frame/alternates.tsx'
import { guest } from '#frame/guards.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { StructuredData, website } from '#frame/structured-data.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { Splash } from '#ui/shells/splash.tsx'
import type { Route } from './+types/landing-screen'
import { ByPlace } from './by-place.tsx'
import { JustOpened } from './just-opened.tsx'
import { Promises } from './promises.tsx'
import { Pulse } from './pulse.tsx'
import { PutForward } from './put-forward.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const page = await guest(asked)
  const [{ data: open }, { data: companies }] = await Promise.all([load(page, openNow, {}), load(page, spotlight, {})])
  return { ...open, companies }
}

/** The front page, for guests: the search, true numbers, what has just opened, and where. */
export default function LandingScreen({
  loaderData: { open, today, answers_week, newest, examples, places, featured, companies },
}: Route.ComponentProps) {
  const t = useTranslations('landing')
  const { brand, publicUrl } = useSite()
  return (
    <PublicShell bare>
      <title>{t('title', { site: brand.name })}</title>
      <meta name="description" content={t('lead')} />
      <meta property="og:title" content={t('title', { site: brand.name })} />
      <meta property="og:description" content={t('lead')} />
      <Alternates address={`${publicUrl}/`} />
      <StructuredData json={website(publicUrl, brand.name)} />
      <main id="main" data-screen="landing" className="wrap">
        <div className="hero">
          <div>
            <h1>{t('headline')}</h1>
            <p className="lead">{t('lead')}</p>
            <SiteSearch size="m" />
            {examples.length > 0 ? <Tries examples={examples} /> : null}
          </div>
          <Pulse open={open} today={today} answers={answers_week} />
        </div>
        <PutForward jobs={featured} companies={companies} />
        {newest.length > 0 ? <JustOpened jobs={newest} /> : null}
        {places.length > 0 ? <ByPlace places={places} /> : null}
        <Promises />
      </main>
      <Splash name={brand.name} />
    </PublicShell>
  )
}

/** The search understands all four languages, whatever the page speaks. */
function Tries({ examples }: Pick<Route.ComponentProps['loaderData'], 'examples'>) {
  const t = useTranslations('landing')
  return (
    <p className="tries">
      <span>{t('tries')}</span>
      {examples.map(({ lang, q, where }) => (
        <a key={lang} lang={lang} href={`/jobs?${new URLSearchParams({ q, where })}`}>
          <bdi>{`${q}${lang === 'ar' ? '،' : ','} ${where}`}</bdi>
        </a>
      ))}
    </p>
  )
}
