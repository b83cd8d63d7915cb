import './room.css'
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { isAway } from '#features/open-days/door/rules.ts'
import { listMyVisits } from '#features/open-days/visits/contract.ts'
import { ExpiredLink } from '#features/open-days/visits/ui/expired-link.tsx'
import { soonestFirst } from '#features/open-days/visits/ui/soonest-first.ts'
import { isStillAhead, thereStates } from '#features/open-days/visits/visit-states.ts'
import { signedIn } from '#frame/guards.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { load, loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { leaveRoom, returnToRoom, showRoom } from '../contract.ts'
import { atDeskStates, waitingStates } from '../rules.ts'
import type { Route } from './+types/room-screen'
import { Announcements } from './announcements.tsx'
import { Feedback } from './feedback.tsx'
import { SoundChoice } from './sound-choice.tsx'
import { Standing } from './standing.tsx'
import { ToCome } from './to-come.tsx'
import { useCalled } from './use-called.ts'

/** So often somebody who has no account is asked after, in ms: a phone on a hall's network keeps no line. */
const every = 5_000
const VisitorCall = late(async () => (await import('#features/open-days/calls/ui/visitor-call.tsx')).VisitorCall)
const LobbyPart = late(async () => (await import('#features/open-days/lobby/ui/lobby-part.tsx')).LobbyPart)
const there: readonly string[] = thereStates
const away = ['left', 'no_show']
const waits = (state: string) => (waitingStates as readonly string[]).includes(state)

export async function loader(asked: Route.LoaderArgs) {
  const { key } = asked.params
  if (key !== undefined)
    return { linkKey: key, first: await loadMailed(asked.context.get(pageContext), showRoom, { key }) }
  const { page, session } = await signedIn(asked)
  if (!session) throw redirect('/login?next=%2Fopenday-room')
  const { data } = await load(page, listMyVisits, {})
  const visits = soonestFirst(data)
  const visit =
    visits.find(({ state }) => there.includes(state)) ??
    // who went for a moment finds the way back into the line before what comes next week
    visits.find(({ state, open_day }) => away.includes(state) && open_day.state === 'live') ??
    visits.find(({ state }) => isStillAhead(state))
  throw redirect(visit ? `/openday-room/${encodeURIComponent(visit.room_key)}` : '/user/open-days')
}

/** The room as a visitor holds it in their hand: the number, who is ahead, how long, and where to go. */
export default function RoomScreen({ loaderData: { linkKey, first } }: Route.ComponentProps) {
  const t = useTranslations('rooms')
  const { data, refetch } = useCall(showRoom, { key: linkKey }, first ? { initial: first } : { enabled: false })
  useEffect(() => {
    if (!first) return
    const timer = setInterval(() => void refetch(), every)
    return () => clearInterval(timer)
  }, [first, refetch])
  const view = data?.data ?? first?.data
  const isCalled = view?.state === 'called'
  const chime = useCalled(isCalled)
  const session = useSession()
  // a hall of phones keeps no lines; whoever wants to be heard in a pocket does, and whoever has an account has one anyway
  useTopic(view && (chime.isOn || session) ? view.topic : null)
  return (
    <PublicShell>
      <title>{isCalled && view.desk ? t('calledTitle', { number: view.desk.number }) : t('room')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="open-day-room" className="wrap wrap-form page stack stack-l">
        <header className="room-head">
          <h1 className={view ? undefined : 'sr-only'}>{view ? <bdi>{view.title}</bdi> : t('room')}</h1>
          {view ? <Announcements latest={view.announcements} zone={view.time_zone} /> : null}
        </header>
        {view ? <Standing view={view} /> : <ExpiredLink />}
        {view ? <ToCome linkKey={linkKey} view={view} /> : null}
        {view && !view.outlasted && (waits(view.state) || (isCalled && chime.isOn)) ? (
          <SoundChoice chime={chime} hasAccount={Boolean(session)} />
        ) : null}
        {view && !view.outlasted ? <Goes linkKey={linkKey} state={view.state} isAway={isAway(view)} /> : null}
        {view?.desk?.way === 'online' && (atDeskStates as readonly string[]).includes(view.state) ? (
          <VisitorCall linkKey={linkKey} name={view.desk.name} zone={view.time_zone} />
        ) : null}
        {/* whoever talks writes to the desk: what is meant for it alone does not go to everybody */}
        {view && view.lobby !== null && view.state !== 'in_session' ? (
          <LobbyPart linkKey={linkKey} news={view.lobby} zone={view.time_zone} />
        ) : null}
        {view && (view.state === 'done' || view.state === 'left') ? (
          <Feedback linkKey={linkKey} given={view.feedback} />
        ) : null}
        {view ? (
          <div>
            <LinkButton href={`/open-day-ticket/${linkKey}`}>{t('openTicket')}</LinkButton>
          </div>
        ) : null}
      </main>
    </PublicShell>
  )
}

/** Somebody goes for a while, or is back. */
function Goes({ linkKey: key, state, isAway }: { linkKey: string; state: string; isAway: boolean }) {
  const t = useTranslations('rooms')
  const after = {
    onDone: () => refreshCall(showRoom),
    onProblem: ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' }),
  }
  const leave = useSend(leaveRoom, after)
  const back = useSend(returnToRoom, after)
  if (isAway)
    return (
      <div>
        <Button look="primary" busy={back.isPending} onClick={() => back.mutate({ key })}>
          {t('imBack')}
        </Button>
      </div>
    )
  if (!waits(state)) return null
  return (
    <div className="stack stack-xs">
      <div>
        <Button busy={leave.isPending} onClick={() => leave.mutate({ key })}>
          {t('leave')}
        </Button>
      </div>
      <p className="small quiet">{t('leaveHelp')}</p>
    </div>
  )
}
