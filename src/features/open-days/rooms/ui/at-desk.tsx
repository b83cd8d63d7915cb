import './room.css'
import { useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Current, moveInRoom, type RoomDesk, showRoomDesk } from '../contract.ts'
import { EndTalk } from './end-talk.tsx'

const DeskCall = late(async () => (await import('#features/open-days/calls/ui/desk-call.tsx')).DeskCall)

type Props = { at: { day: string; desk: string }; view: RoomDesk; current: Current }

/** Whoever was called: number and name large, what they brought, how long it takes, and what may become of it. */
export function AtDesk({ at, view, current }: Props) {
  const t = useTranslations('rooms')
  const format = useFormatter()
  const [ends, end] = useState<'finish' | 'hand' | 'gone' | null>(null)
  const { id: visit, state, number, name, cv, note, answers, calls, began_at } = current
  const { mutate, isPending } = useSend(moveInRoom, {
    onDone: () => refreshCall(showRoomDesk),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const does = (move: 'begin' | 'back' | 'gone') => mutate({ ...at, visit, move })
  return (
    <section className="stack stack-l">
      <header className="row">
        <span className="room-number room-number-l">{format.number(number)}</span>
        <div className="grow stack stack-xs">
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <Facts
            small
            items={[t('calls', { count: calls }), began_at ? <Timer key="timer" since={began_at} /> : null]}
          />
        </div>
      </header>
      {view.way === 'online' ? <DeskCall {...at} visit={visit} name={name} /> : null}
      {cv ? (
        <a className="link" href={cv.url} target="_blank" rel="noopener">
          <Icon name="file" size="s" /> <bdi>{cv.name}</bdi>
        </a>
      ) : null}
      {answers.map(({ question, answer }) => (
        <p key={question}>
          <bdi className="quiet">{question}</bdi> <bdi className="medium">{answer}</bdi>
        </p>
      ))}
      {note ? <blockquote dir="auto">{note}</blockquote> : null}
      <div className="cluster">
        {state === 'called' ? (
          <>
            <Button look="primary" busy={isPending} onClick={() => does('begin')}>
              {t('begin')}
            </Button>
            <Button busy={isPending} onClick={() => does('back')}>
              {t('back')}
            </Button>
          </>
        ) : (
          <>
            <Button look="primary" onClick={() => end('finish')}>
              {t('finish')}
            </Button>
            {view.teams.length > 0 ? <Button onClick={() => end('hand')}>{t('hand')}</Button> : null}
          </>
        )}
        <Button look="text" onClick={() => end('gone')}>
          {t('gone')}
        </Button>
      </div>
      <SureDialog
        open={ends === 'gone'}
        onClose={() => end(null)}
        title={t('goneTitle', { name })}
        go={t('gone')}
        keep={t('cancel')}
        busy={isPending}
        onGo={() => does('gone')}
      >
        <p>{t('goneText')}</p>
      </SureDialog>
      {ends === 'finish' || ends === 'hand' ? (
        <EndTalk at={at} visit={visit} how={ends} teams={view.teams} jobs={view.jobs} onClose={() => end(null)} />
      ) : null}
    </section>
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
