import { useFormatter, useTranslations } from 'use-intl'
import type { Card } from '#features/applications/contract.ts'
import { DueClock } from '#features/applications/ui/due-clock.tsx'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'

/** An applicant on the board: who, what they wrote, and how long they still wait. */
export function ApplicantCard({ card, open }: { card: Card; open: boolean }) {
  const t = useTranslations('pipeline.card')
  const format = useFormatter()
  const { id, name, note, place, unread, messages, has_cv } = card
  return (
    <div className="applicant-card" data-open={open || undefined}>
      <div className="row board-card-head">
        <Avatar name={name} size="s" />
        <a
          href={`?applicant=${id}`}
          className="strong clip grow applicant-card-link"
          dir="auto"
          draggable={false}
          aria-current={open || undefined}
        >
          {name}
        </a>
      </div>
      {note ? (
        <p className="small quiet applicant-card-note" dir="auto">
          {note}
        </p>
      ) : null}
      <div className="row small faint">
        {place ? <span className="clip">{place}</span> : null}
        {unread > 0 ? (
          <span className="row applicant-card-sign warm">
            <Icon name="chat" size="s" />
            {t('unread', { count: unread })}
          </span>
        ) : messages > 0 ? (
          <span className="row applicant-card-sign">
            <Icon name="chat" size="s" label={t('messages', { count: messages })} />
            <span aria-hidden="true">{format.number(messages)}</span>
          </span>
        ) : null}
        {has_cv ? null : <span className="warm">{t('noCv')}</span>}
        <span className="push nowrap">
          {card.decided ? (
            format.dateTime(new Date(card.submitted_at), { day: 'numeric', month: 'short' })
          ) : (
            <DueClock from={card.submitted_at} due={card.answer_due_at} />
          )}
        </span>
      </div>
    </div>
  )
}
