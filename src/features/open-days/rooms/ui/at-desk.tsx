import './room.css'
import { type ReactNode, type RefCallback, useState } from 'react'
import { useNow } from 'use-intl'
import { AnswerLines } from '#features/open-days/visits/ui/answer-lines.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Current, moveInRoom, type RoomDesk, showRoomDesk } from '../contract.ts'
import { DeskNote } from './desk-note.tsx'
import { EndTalk } from './end-talk.tsx'

const DeskCall = late(async () => (await import('#features/open-days/calls/ui/desk-call.tsx')).DeskCall)
const VisitorCv = late(async () => (await import('#features/hiring/pipeline/ui/applicant-cv.tsx')).ApplicantCv)

type Props = {
  at: { day: string; desk: string }
  view: RoomDesk
  current: Current
  /** Where the focus goes once they were called. */
  place: RefCallback<HTMLElement>
  /** Below what is noted. */
  children: ReactNode
}

/** Not there: called and did not come, or went in the middle. */
type Away = 'missed' | 'gone'

/** Whoever was called: number and name large, how long it takes and what may become of it; beside it what they brought and what is noted. */
export function AtDesk({ at, view, current, place, children }: Props) {
  const t = useTranslations('rooms')
  const format = useFormatter()
  const [ends, end] = useState<'finish' | 'hand' | Away | null>(null)
  const { id: visit, state, number, name, cv, note, answers, calls, began_at, room_note, rating: rated } = current
  const [noted, setNoted] = useState(room_note)
  const { mutate, isPending } = useSend(moveInRoom, {
    onDone: () => refreshCall(showRoomDesk),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const away: Away = state === 'called' ? 'missed' : 'gone'
  const does = (move: 'begin' | 'back' | Away) => mutate({ ...at, visit, move })
  return (
    <>
      <section className="stack stack-l">
        <header className="row">
          <span className="room-number room-number-l">{format.number(number)}</span>
          <div className="grow stack stack-xs">
            <h2 ref={place} tabIndex={-1}>
              <bdi>{name}</bdi>
            </h2>
            <Facts
              small
              items={[t('calls', { count: calls }), began_at ? <Timer key="timer" since={began_at} /> : null]}
            />
          </div>
        </header>
        {view.way === 'online' ? <DeskCall {...at} visit={visit} name={name} zone={view.time_zone} /> : null}
        <div className="cluster">
          {state === 'called' ? (
            <>
              <Button look="primary" busy={isPending} onClick={() => does('begin')}>
                {t('begin')}
              </Button>
              {view.open ? (
                <Button busy={isPending} onClick={() => does('back')}>
                  {t('back')}
                </Button>
              ) : null}
            </>
          ) : (
            <>
              <Button look="primary" onClick={() => end('finish')}>
                {t('finish')}
              </Button>
              {view.open && view.teams.length > 0 ? <Button onClick={() => end('hand')}>{t('hand')}</Button> : null}
            </>
          )}
          <Button look="text" onClick={() => end(away)}>
            {t(away)}
          </Button>
        </div>
        <SureDialog
          open={ends === away}
          onClose={() => end(null)}
          title={t(`${away}Title`, { name })}
          go={t(away)}
          keep={t('cancel')}
          busy={isPending}
          onGo={() => does(away)}
        >
          <p>{t(`${away}Text`)}</p>
        </SureDialog>
        {ends === 'finish' || ends === 'hand' ? (
          <EndTalk
            {...{ at, visit, noted, rated, how: ends }}
            teams={view.teams}
            jobs={view.jobs}
            elsewhere={view.open ? view.elsewhere : []}
            onClose={() => end(null)}
          />
        ) : null}
      </section>
      <div className="room-side stack stack-l">
        <AnswerLines answers={answers} />
        {note ? <blockquote dir="auto">{note}</blockquote> : null}
        <DeskNote at={{ ...at, visit }} kept={room_note} note={noted} onNote={setNoted} />
        {children}
      </div>
      {cv ? <VisitorCv cv={cv} /> : null}
    </>
  )
}

/** Minutes and seconds since the talk began. */
function Timer({ since }: { since: string }) {
  const t = useTranslations('rooms')
  const now = useNow({ updateInterval: 1_000 })
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 1_000))
  return (
    <span className="num" role="timer">
      {t('talkingFor', { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })}
    </span>
  )
}
