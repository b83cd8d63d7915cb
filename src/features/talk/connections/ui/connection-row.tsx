import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Email } from '#ui/basics/email.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Connection, endConnection, listConnections, talkToConnection } from '../contract.ts'
import type { Show } from '../rules.ts'
import { AnswerButtons } from './answer-buttons.tsx'

const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })
const again = () => refreshCall(listConnections)

/** Somebody one is connected with, who asks, or whom one asked: who, since when, and what one may do. */
export function ConnectionRow({ connection, show }: { connection: Connection; show: Show }) {
  const t = useTranslations('connections')
  const day = useDay()
  const { person, email, note, asked_at, connected_at } = connection
  return (
    <li className="row row-top">
      <Avatar name={person?.name ?? email ?? ''} />
      <div className="grow stack stack-xs">
        <h2 className="medium">{person ? <bdi>{person.name}</bdi> : <Email address={email ?? ''} />}</h2>
        <p className="small quiet">
          {connected_at ? t('since', { day: day(connected_at) }) : t('askedOn', { day: day(asked_at) })}
        </p>
        {note && show !== 'accepted' ? <blockquote dir="auto">{note}</blockquote> : null}
        <div className="cluster">
          {show === 'accepted' ? <Connected connection={connection} /> : null}
          {show === 'asked_of_me' ? <AnswerButtons connection={connection} /> : null}
          {show === 'asked_by_me' ? <Withdraw connection={connection} /> : null}
        </div>
      </div>
    </li>
  )
}

function Connected({ connection: { id, person } }: { connection: Connection }) {
  const t = useTranslations('connections')
  const talk = useSend(talkToConnection, {
    onDone: ({ data: { thread } }) => location.assign(`/messages/${thread}`),
    onProblem,
  })
  const { ask, send, question } = useSureSend(endConnection, {
    onDone() {
      toast.show({ text: t('removed'), tone: 'good' })
      again()
    },
  })
  return (
    <>
      <Button size="s" icon="chat" busy={talk.isPending} onClick={() => talk.mutate({ connection: id })}>
        {t('message')}
      </Button>
      <Button size="s" look="text" onClick={ask}>
        {t('remove')}
      </Button>
      <SureDialog
        {...question}
        title={t('removeTitle')}
        about={<bdi>{person?.name}</bdi>}
        go={t('removeGo')}
        onGo={() => send({ connection: id })}
      >
        <p>{t('removeText')}</p>
      </SureDialog>
    </>
  )
}

function Withdraw({ connection: { id } }: { connection: Connection }) {
  const t = useTranslations('connections')
  const end = useSend(endConnection, {
    onDone() {
      toast.show({ text: t('withdrawn'), tone: 'good' })
      again()
    },
    onProblem,
  })
  return (
    <Button size="s" busy={end.isPending} onClick={() => end.mutate({ connection: id })}>
      {t('withdraw')}
    </Button>
  )
}
