import './big-screen.css'
import { useEffect, useRef, useState } from 'react'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showHall } from '../contract.ts'
import type { Route } from './+types/big-screen'
import { Announcements } from './announcements.tsx'
import { useChime } from './use-chime.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { day } = asked.params
  return { day, first: session?.may.includes('openday.staff') ? await load(page, showHall, { day }) : undefined }
}

/** Numbers and desks for a screen on the wall: no names, as large as the wall allows, with a sound for each new call. */
export default function BigScreen({ loaderData: { day, first } }: Route.ComponentProps) {
  const t = useTranslations('rooms')
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const { data, isError, refetch } = useCall(showHall, { day }, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={t('bigScreen')} name="open-day-wall" needs="openday.staff">
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? <Wall view={data.data} /> : null}
    </WorkScreen>
  )
}

type View = NonNullable<Awaited<ReturnType<typeof loader>>['first']>['data']

function Wall({ view }: { view: View }) {
  const { title, time_zone, announcements } = view
  const t = useTranslations('rooms')
  const format = useFormatter()
  const wall = useRef<HTMLElement>(null)
  const called = callsOf(view)
  const chime = useChime()
  const isNew = useNewCalls(called.map(({ id, visitor }) => `${id} ${visitor}`))
  useEffect(() => {
    if (isNew) chime.ring()
  }, [isNew, chime])
  return (
    <section ref={wall} className="wall stack stack-l" aria-label={title}>
      <OfflineBar />
      <header className="cluster spread">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <div className="cluster">
          <Button look="quiet" aria-pressed={chime.isOn} onClick={chime.toggle}>
            {t(chime.isOn ? 'soundOff' : 'soundOn')}
          </Button>
          <Button look="quiet" onClick={() => void wall.current?.requestFullscreen?.()}>
            {t('fullScreen')}
          </Button>
        </div>
      </header>
      <Announcements latest={announcements.slice(0, 1)} zone={time_zone} />
      {called.length === 0 ? <p className="lead">{t('noCalls')}</p> : null}
      <ul className="wall-calls" aria-live="assertive">
        {called.map(({ id, visitor, number, at, isBooth }) => (
          <li key={id} className="wall-call">
            <span className="wall-number">{format.number(visitor)}</span>
            <span className="stack stack-xs">
              {/* each company at a fair has a desk 1: whose it is leads there */}
              {isBooth ? <bdi className="wall-desk">{at}</bdi> : null}
              <span className={isBooth ? 'quiet' : 'wall-desk'}>{t('desk', { number })}</span>
              {isBooth ? null : <bdi className="quiet">{at}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      <p className="lead">{t('waiting', { count: waitingIn(view) })}</p>
    </section>
  )
}

type WallCall = {
  id: string
  visitor: number
  number: number
  /** The team of the host, or the company of the booth. */
  at: string
  isBooth: boolean
  since: string | null
}

/** Who is called where, the latest first: to a desk of the host, or to one of a booth, which says whose it is. */
function callsOf({ desks, booths }: View): WallCall[] {
  const own = desks.flatMap(({ id, state, visitor, number, name, since }) =>
    state === 'called' && visitor !== null ? [{ id, visitor, number, at: name, isBooth: false, since }] : [],
  )
  const theirs = booths.flatMap(({ company, calls }) =>
    calls.map(({ desk, ...call }) => ({ ...call, id: desk, at: company, isBooth: true })),
  )
  return [...own, ...theirs].toSorted((a, b) => (b.since ?? '').localeCompare(a.since ?? ''))
}

const waitingIn = ({ counts, booths }: View) => booths.reduce((sum, { waiting }) => sum + waiting, counts.waiting)

/** A number that grows each time somebody is called who was not before; 0 at first. */
function useNewCalls(calls: readonly string[]): number {
  const known = useRef<ReadonlySet<string>>(new Set(calls))
  const [count, setCount] = useState(0)
  const key = calls.join(',')
  useEffect(() => {
    const now = key.split(',').filter(Boolean)
    if (now.some((one) => !known.current.has(one))) setCount((before) => before + 1)
    known.current = new Set(now)
  }, [key])
  return count
}
