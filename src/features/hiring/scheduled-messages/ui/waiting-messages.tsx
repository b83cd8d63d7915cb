import { useId, useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { cancelScheduled, type ScheduledMessage } from '../contract.ts'
import { ChangeDialog } from './change-dialog.tsx'

type Props = {
  messages: readonly ScheduledMessage[]
  theirZone: string | null
  /** Names the applicant, where messages to several stand together. */
  named?: boolean
}

/** Messages that wait for their time: to be changed, or not sent at all. */
export function WaitingMessages({ messages, theirZone, named }: Props) {
  const t = useTranslations('scheduledMessages.waiting')
  const head = useId()
  const [changing, setChanging] = useState<ScheduledMessage | null>(null)
  if (messages.length === 0) return null
  return (
    <section className="stack stack-s" aria-labelledby={head}>
      <h4 id={head}>{t('title')}</h4>
      <ul className="rows">
        {messages.map((message) => (
          <li key={message.id}>
            <Waiting message={message} named={named} onChange={() => setChanging(message)} />
          </li>
        ))}
      </ul>
      {changing ? <ChangeDialog message={changing} theirZone={theirZone} onClose={() => setChanging(null)} /> : null}
    </section>
  )
}

type LineProps = { message: ScheduledMessage; named?: boolean | undefined; onChange: () => void }

function Waiting({ message, named, onChange }: LineProps) {
  const t = useTranslations('scheduledMessages.waiting')
  const format = useFormatter()
  const { id, version, application, job, name, by, subject, text, send_at, zone } = message
  const when = format.dateTime(new Date(send_at), 'moment', { timeZone: zone })
  const again = () => refresh('scheduled_message.changed')
  const { ask, send, question } = useSureSend(cancelScheduled, { onDone: again, onProblem: again })
  return (
    <div className="stack stack-xs">
      {named ? (
        <a className="link strong" href={`/page/jobs/${job}/board?applicant=${application}`}>
          <bdi>{name}</bdi>
        </a>
      ) : null}
      {subject ? (
        <p className="medium" dir="auto">
          {subject}
        </p>
      ) : null}
      <p className="quiet" dir="auto">
        {text.length > 200 ? `${text.slice(0, 200)}…` : text}
      </p>
      <Facts
        small
        items={[
          <time key="at" dateTime={send_at}>
            {when}
          </time>,
          <bdi key="by">{by}</bdi>,
        ]}
      />
      <div className="cluster">
        <Button size="s" icon="edit" aria-label={t('changeOne', { when })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button size="s" look="text" icon="x" aria-label={t('cancelOne', { when })} onClick={ask}>
          {t('cancel')}
        </Button>
        <SureDialog
          {...question}
          title={t('sure')}
          about={when}
          go={t('cancel')}
          keep={t('keep')}
          onGo={() => send({ message: id, version })}
        >
          <p className="quiet" dir="auto">
            {text}
          </p>
        </SureDialog>
      </div>
    </div>
  )
}
