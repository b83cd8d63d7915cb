import { MailNotes } from '#features/hiring/mail-replies/ui/mail-notes.tsx'
import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { sidesOf } from '#features/talk/threads/rules.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

type Props = { message: Message; thread: Thread; out: boolean; ends: boolean; lastOwn: boolean }

/** When it was said, whether it was changed, and how far it got. */
export function MessageMeta({ message, thread: { kind }, out, ends, lastOwn }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const { at, edited_at, mail, read_at, read_by } = message
  const time = (moment: string) => format.dateTime(new Date(moment), 'clock')
  const isRead =
    sidesOf(kind) || kind === 'personal' ? read_at !== null || (kind === 'personal' && read_by > 0) : read_by > 0
  if (!ends && !edited_at && !mail && !lastOwn) return null
  return (
    <>
      {mail ? <MailNotes mail={{ ...mail, files: [] }} /> : null}
      <p className="message-meta small">
        <time dateTime={at}>{time(at)}</time>
        {edited_at ? <span>{t('edited')}</span> : null}
        {out ? (
          <span className="message-read" data-read={isRead || undefined}>
            <Icon name={isRead ? 'checks' : 'check'} size="s" label={t(isRead ? 'read' : 'sent')} />
          </span>
        ) : null}
        {lastOwn && read_at ? <span>{t('readAt', { time: readWords(read_at) })}</span> : null}
        {lastOwn && read_by > 0 && kind !== 'personal' ? <span>{t('readBy', { count: read_by })}</span> : null}
      </p>
    </>
  )

  /** The hour, and the day where it was another one. */
  function readWords(moment: string) {
    const isSameDay = moment.slice(0, 10) === at.slice(0, 10)
    return isSameDay ? time(moment) : format.dateTime(new Date(moment), 'shortMoment')
  }
}
