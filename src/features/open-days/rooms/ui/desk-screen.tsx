import { CallInvitations } from '#features/open-days/calls/ui/call-invitations.tsx'
import { PutFirst } from '#features/open-days/door/ui/put-first.tsx'
import { DayRoom } from '#features/open-days/open-days/ui/day-room.tsx'
import { loadRoom } from '#features/open-days/open-days/ui/load-room.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useKeptFocus } from '#platform/browser/use-kept-focus.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { callNext, pauseDesk, type RoomDesk, showRoomDesk } from '../contract.ts'
import type { Route } from './+types/desk-screen'
import { AtDesk } from './at-desk.tsx'
import { LeftOver } from './left-over.tsx'
import { QueueList } from './queue-list.tsx'
import { SeatedNote } from './seated-note.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { day, desk } = asked.params
  const wanted = { day, desk }
  return { wanted, first: await loadRoom(asked, showRoomDesk, wanted) }
}

/** A desk at an open day: whoever sits there with what they brought, and who is next. */
export default function DeskScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('rooms')
  const days = useTranslations('openDays')
  const back =
    first?.data.hall === false
      ? { href: '/page/open-days?show=booths', words: days('own.shows.booths') }
      : { href: `/page/open-days/${wanted.day}/hall`, words: t('hall') }
  return (
    <DayRoom
      call={showRoomDesk}
      input={wanted}
      day={wanted.day}
      {...{ first, back }}
      title={t('title')}
      name="open-day-desk"
    >
      {({ data }) => <Desk day={wanted.day} view={data} />}
    </DayRoom>
  )
}

function Desk({ day, view }: { day: string; view: RoomDesk }) {
  const t = useTranslations('rooms')
  const at = { day, desk: view.id }
  const after = {
    onDone: () => refreshCall(showRoomDesk),
    onProblem: ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' }),
  }
  const place = useKeptFocus(view.current?.id ?? null)
  const call = useSend(callNext, after)
  const pause = useSend(pauseDesk, after)
  const leftOver = view.open || view.queue.length === 0 ? null : <LeftOver at={at} view={view} />
  return (
    <>
      <div className="room-head">
        <header className="cluster spread">
          <div className="stack stack-xs">
            <h1>
              {t('desk', { number: view.number })} <bdi className="faint">{view.name}</bdi>
            </h1>
            <Facts items={[<bdi key="title">{view.title}</bdi>, t('seen', { count: view.seen })]} />
          </div>
          {view.open ? (
            <Button look="quiet" busy={pause.isPending} onClick={() => pause.mutate({ ...at, paused: !view.paused })}>
              {t(view.paused ? 'resume' : 'pause')}
            </Button>
          ) : null}
        </header>
        <CallInvitations day={day} />
      </div>
      <SeatedNote day={day} view={view} />
      <div className="beside room-beside">
        {view.current ? (
          <AtDesk key={view.current.id} at={at} view={view} current={view.current} place={place}>
            {view.open ? <Line day={day} view={view} /> : null}
          </AtDesk>
        ) : (
          <section className="stack">
            <p ref={place} tabIndex={-1} className="quiet">
              {t(view.open ? 'free' : 'isOver')}
            </p>
            {view.open ? (
              <div>
                <Button
                  look="primary"
                  busy={call.isPending}
                  disabled={view.paused || view.queue.length === 0}
                  onClick={() => call.mutate(at)}
                >
                  {t('call')}
                </Button>
              </div>
            ) : null}
            {leftOver}
          </section>
        )}
        {view.current || !view.open ? null : <Line day={day} view={view} />}
        {view.current ? leftOver : null}
      </div>
    </>
  )
}

/** Who waits for this desk; whoever cannot for long is let go first. */
function Line({ day, view }: { day: string; view: RoomDesk }) {
  return (
    <QueueList
      queue={view.queue}
      zone={view.time_zone}
      tool={(one) => <PutFirst at={{ day, visit: one.id }} person={one} onDone={() => refreshCall(showRoomDesk)} />}
    />
  )
}
