import '#features/open-days/open-days/ui/open-days.css'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { showDay } from '#features/open-days/open-days/contract.ts'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import type { Route } from './+types/book-screen'
import { BookForm } from './book-form.tsx'
import { PartyForm } from './party-form.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ data: day }, session] = await Promise.all([
    load(page, showDay, { address: params.address }),
    readSession(page),
  ])
  const isCandidate = session?.display.account_type === 'candidate'
  const cvs = isCandidate ? await load(page, listCvs, {}) : null
  const number = (name: string) => {
    const value = url.searchParams.get(name)
    return value && /^\d+$/.test(value) ? Number(value) : undefined
  }
  const date = day.dates.find((one) => one === url.searchParams.get('date'))
  const slot =
    day.slots.find((one) => one.date === date && one.half === number('half') && one.team === number('team')) ?? null
  return {
    day,
    slot,
    cvs: cvs?.data ?? [],
    mayBook: session === null || isCandidate,
    school: url.searchParams.get('school') === '1' && day.parties,
    wait: url.searchParams.get('wait') === '1',
    // made here: browsers make none on a line without TLS
    attempt: crypto.randomUUID(),
  }
}

/** Booking an open day, with an account or without: who comes, the CV, the questions, one button that names the time. */
export default function BookScreen({ loaderData }: Route.ComponentProps) {
  const { day, slot, cvs, mayBook, school, wait, attempt } = loaderData
  const t = useTranslations('visits.book')
  const all = useTranslations()
  const ways = useTranslations('openDays.ways')
  const words = useDayWords()
  const back = `/open-days/${encodeURIComponent(day.address)}`
  const team = slot && day.teams.find((one) => one.team === slot.team)
  const where = team?.way === 'online' ? ways('online') : day.venue
  const needsSlot = day.places > 0 && !slot && !school
  return (
    <PublicShell>
      <title>{`${t('title')} · ${day.title}`}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="book-open-day" className="wrap wrap-form page stack stack-l">
        <a className="row small faint" href={back}>
          <Icon name="back" size="s" />
          <bdi>{day.title}</bdi>
        </a>
        <header className="stack stack-xs">
          <h1>{school ? t('schoolTitle') : slot ? (wait ? t('waitTitle') : t('title')) : t('registerTitle')}</h1>
          <p className="lead">{slot ? words.longAt(slot.date, slot.half) : words.dates(day.dates)}</p>
          <p className="quiet">
            <bdi>{[team?.company?.name ?? day.company.name, team?.name, where].filter(Boolean).join(' · ')}</bdi>
          </p>
        </header>
        {day.closed_to ? (
          <Empty
            icon="clock"
            title={all(`refusals.${day.closed_to}`)}
            action={<LinkButton href={back}>{t('back')}</LinkButton>}
          />
        ) : !mayBook ? (
          <Empty icon="users" title={t('notCandidate')} action={<LinkButton href={back}>{t('back')}</LinkButton>}>
            {t('notCandidateHelp')}
          </Empty>
        ) : needsSlot ? (
          <Empty
            icon="calendar"
            title={t('noSlot')}
            action={
              <LinkButton look="primary" href={`${back}#booking`}>
                {t('choose')}
              </LinkButton>
            }
          />
        ) : school ? (
          <PartyForm day={day} />
        ) : (
          <BookForm day={day} slot={slot} wait={wait} cvs={cvs} attempt={attempt} />
        )}
      </main>
    </PublicShell>
  )
}
