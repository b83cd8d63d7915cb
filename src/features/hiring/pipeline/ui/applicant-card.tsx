import { useLocale, useTimeZone } from 'use-intl'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useSession } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { TeamCard } from '../contract.ts'
import { ChooseBox } from './choose-box.tsx'
import { Tags } from './tags.tsx'
import type { Chosen } from './use-chosen.ts'
import { RequirementsLine, WhoLine } from './who-line.tsx'

type Props = { card: TeamCard; open: boolean; href: string; order: readonly { id: string }[]; chosen: Chosen }

/** An applicant on the board: who, what they wrote, and how long they still wait. */
export function ApplicantCard({ card, open, href, order, chosen }: Props) {
  const t = useTranslations('pipeline.card')
  const format = useFormatter()
  const { id, name, note, tags, rating, tasks, has_cv, through } = card
  return (
    <div className="applicant-card" data-open={open || undefined} data-chosen={chosen.ids.has(id) || undefined}>
      <div className="row board-card-head">
        <ChooseBox id={id} name={name} order={order} chosen={chosen} />
        <Avatar name={name} size="s" />
        <a
          href={href}
          className="strong clip grow applicant-card-link"
          dir="auto"
          draggable={false}
          data-applicant=""
          aria-current={open || undefined}
        >
          {name}
        </a>
      </div>
      <WhoLine card={card} />
      {note && !card.headline ? (
        <p className="small quiet applicant-card-note" dir="auto">
          {note}
        </p>
      ) : null}
      <RequirementsLine card={card} />
      <Next card={card} />
      {through ? <p className="small quiet clip">{t.rich('through', { agency: () => <bdi>{through}</bdi> })}</p> : null}
      <Tags tags={tags} most={3} />
      <div className="row small faint applicant-card-signs">
        <Messages card={card} />
        {rating === null ? null : (
          <span className="row applicant-card-sign">
            <Icon name="star" size="s" label={t('rating')} />
            {format.number(rating)}
          </span>
        )}
        {tasks > 0 ? (
          <span className="row applicant-card-sign">
            <Icon name="check" size="s" label={t('tasks', { count: tasks })} />
            <span aria-hidden="true">{format.number(tasks)}</span>
          </span>
        ) : null}
        {has_cv ? null : <span className="warm">{t('noCv')}</span>}
        <span className="push nowrap">
          {card.owed ? (
            <DueClock from={card.submitted_at} due={card.answer_due_at} />
          ) : (
            format.dateTime(new Date(card.submitted_at), { day: 'numeric', month: 'short' })
          )}
        </span>
      </div>
    </div>
  )
}

function Next({ card: { next } }: { card: TeamCard }) {
  const t = useTranslations('pipeline.card.next')
  const format = useFormatter()
  const zone = useSession()?.zone
  // by the clock of the panel, which is that of useWhen; what that adds would weigh on every board
  const beside = besideHour(useLocale())
  const named = useTimeZone() === 'UTC' && zone ? { timeZone: zone, timeZoneName: beside } : {}
  if (!next) return null
  const at = next.at ? format.dateTime(new Date(next.at), 'shortMoment', named) : ''
  const isMeeting = next.what === 'confirmed' || next.what === 'proposed' || next.what === 'other_asked'
  return (
    <p className="small row applicant-card-next">
      <Icon name={isMeeting ? 'calendar' : 'mail'} size="s" />
      {/* browsers do not call a zone as the server does */}
      <span suppressHydrationWarning>{t(next.what, { at })}</span>
    </p>
  )
}

function Messages({ card: { unread, messages } }: { card: TeamCard }) {
  const t = useTranslations('pipeline.card')
  const format = useFormatter()
  if (unread > 0)
    return (
      <span className="row applicant-card-sign warm">
        <Icon name="chat" size="s" />
        {t('unread', { count: unread })}
      </span>
    )
  if (messages === 0) return null
  return (
    <span className="row applicant-card-sign">
      <Icon name="chat" size="s" label={t('messages', { count: messages })} />
      <span aria-hidden="true">{format.number(messages)}</span>
    </span>
  )
}
