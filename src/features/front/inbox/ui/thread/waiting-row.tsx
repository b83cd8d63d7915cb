import type { Thread } from '#features/talk/threads/contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useOnline } from '#ui/shells/offline-bar.tsx'
import { AnsweredDialog } from '../write/answered-dialog.tsx'
import { change, drop, type Waiting } from '../write/outbox.ts'
import { sendWaiting } from '../write/send-waiting.ts'
import { MessageFiles } from './message-files.tsx'
import { MessageText } from './message-text.tsx'

type Props = { waiting: Waiting; thread: Thread }

/** Something one wrote that the server does not have yet: on its way, kept for a better line, or refused with its words. */
export function WaitingRow({ waiting, thread }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const online = useOnline()
  const { client_id, user, text, files, mentions, at, state, why, reply_to } = waiting
  const again = (part: Partial<Waiting> = {}) => {
    change(client_id, { ...part, state: 'waits', why: '' })
    sendWaiting(user, thread.id)
  }
  return (
    <article className="message" data-side="out" data-ends="" data-waits={state} aria-label={t('you')}>
      <div className="message-body">
        <div className="message-held">
          <div className="message-whole">
            {reply_to ? (
              <span className="message-answered">
                <b>
                  <bdi>{reply_to.name}</bdi>
                </b>
                <span dir="auto" className="clip">
                  {reply_to.text}
                </span>
              </span>
            ) : null}
            <MessageFiles message={{ files }} closed={false} />
            {text ? (
              <p className="message-text" dir="auto">
                <MessageText text={text} names={mentions.map(({ name }) => name)} />
              </p>
            ) : null}
          </div>
        </div>
        {state === 'failed' ? (
          <div className="message-failed small" role="alert">
            <span className="bad">
              <Icon name="alert" size="s" /> {why || t('notSent')}
            </span>
            <Button size="s" icon="retry" onClick={() => again()}>
              {t('again')}
            </Button>
            <Button size="s" look="text" onClick={() => drop(client_id)}>
              {t('discard')}
            </Button>
          </div>
        ) : (
          <p className="message-meta small" role="status">
            <time dateTime={at}>{format.dateTime(new Date(at), 'clock')}</time>
            <Icon name="clock" size="s" />
            <span>{t(online ? 'sending' : 'waitsForLine')}</span>
          </p>
        )}
      </div>
      {state === 'answered' ? (
        <AnsweredDialog by={waiting.by} onSend={() => again({ seen: null })} onDiscard={() => drop(client_id)} />
      ) : null}
    </article>
  )
}
