import './open-day-page.css'
import './open-days.css'
import { redirect } from 'react-router'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { showDay } from '../contract.ts'
import { isListed } from '../day-states.ts'
import type { Route } from './+types/day-screen'
import { Arches } from './arches.tsx'
import { BookingCard } from './booking-card.tsx'
import { DayHead } from './day-head.tsx'
import { Bring, Exhibitors, GettingThere, HowItWorks, Jobs, Only, Teams } from './day-sections.tsx'
import { DayTop } from './day-top.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ data: day }, words] = await Promise.all([
    load(page, showDay, { address: params.address }),
    readJobWords(page),
  ])
  if (params.address !== day.address) throw redirect(`/open-days/${encodeURIComponent(day.address)}${url.search}`, 301)
  const asked = { date: url.searchParams.get('date'), team: Number(url.searchParams.get('team')) || null }
  return { day, words, asked, now: new Date().toISOString() }
}

/** An open day as everybody sees it, with the half-hours that are free; a document, so that it opens at once on any phone. */
export default function DayScreen({ loaderData: { day, words, asked, now } }: Route.ComponentProps) {
  const t = useTranslations('openDays.page')
  const address = encodeURIComponent(day.address)
  // of a day that was cancelled, postponed or is over nobody is told how to come
  const isAhead = isListed(day.state)
  return (
    <PublicShell>
      <DayHead day={day} />
      <main id="main" data-screen="open-day">
        <div className="day-cover">{day.cover ? <img src={day.cover} alt="" /> : <Arches />}</div>
        <div className="wrap day-page">
          <div className="day-read day-first">
            <DayTop day={day} />
          </div>
          <aside className="day-side stack">
            <BookingCard day={day} asked={asked} now={now} />
            <div className="cluster">
              <LinkButton look="text" size="s" icon="share" href={`/open-days/${address}/share`}>
                {t('share')}
              </LinkButton>
              {isAhead ? (
                <LinkButton look="text" size="s" icon="calendar" href={`/api/open-days/${address}/calendar`}>
                  {t('calendar')}
                </LinkButton>
              ) : null}
            </div>
          </aside>
          <div className="day-read day-rest stack stack-xl">
            <Only day={day} />
            <Exhibitors day={day} />
            <Jobs day={day} words={words} />
            {isAhead ? <HowItWorks day={day} /> : null}
            <div className="grid">
              <Bring day={day} />
              <Teams day={day} />
            </div>
            <GettingThere day={day} />
          </div>
        </div>
      </main>
    </PublicShell>
  )
}
