import { useLocale } from 'use-intl'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { Ticket } from '../contract.ts'
import { codeWords } from '../rules.ts'
import { BringList } from './bring-list.tsx'
import { HeldPlace } from './held-place.tsx'
import { RoomLink } from './room-link.tsx'
import { useTicketMoves } from './use-ticket-moves.tsx'
import { visitTones } from './visit-tones.ts'

type Props = {
  ticket: Ticket
  linkKey: string
}

/** A ticket: when, which desk, the code to show; what may be done with it below. */
export function TicketCard({ ticket, linkKey }: Props) {
  const t = useTranslations('visits')
  const words = useDayWords()
  const { open_day: day, when, desk, waiting, state } = ticket
  const address = `/open-days/${encodeURIComponent(day.address)}`
  const company = ticket.booth ?? day.company.name
  const stands = state === 'confirmed' || state === 'registered' || state === 'checked_in' || state === 'queued'
  return (
    <section
      className="card ticket"
      data-look="float"
      aria-label={ticket.sent_on ? `${ticket.name}, ${company}` : ticket.name}
    >
      <header className="row row-top spread">
        <div className="stack stack-xs">
          <p className="small quiet">{t('screen.title')}</p>
          <h2>{when ? words.longAt(when.date, when.half) : words.dates(day.dates)}</h2>
          <p className="small quiet">
            {when ? words.zone(day.time_zone) : words.hours(day.from, day.until, day.time_zone)}
          </p>
          <p className="quiet">
            <a className="link" href={address}>
              <bdi>{day.title}</bdi>
            </a>
          </p>
          <p className="small quiet">
            <bdi>
              {[desk && t('ticket.deskHere', { number: desk.number, name: desk.name }), company]
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          </p>
        </div>
        <Word tone={visitTones[state]}>{t(`states.${state}`)}</Word>
      </header>
      {ticket.offer ? <HeldPlace ticket={ticket} linkKey={linkKey} /> : null}
      {waiting && !ticket.offer ? <p>{t('screen.ahead', { count: waiting.ahead })}</p> : null}
      <RoomLink visit={ticket} wide />
      {stands && !ticket.sent_on ? (
        <div className="ticket-code">
          {ticket.way === 'online' ? null : (
            <img
              className="ticket-qr"
              src={`/api/visit-links/${linkKey}/${ticket.id}/qr`}
              width="152"
              height="152"
              alt={t('screen.qrAlt', { code: codeWords(ticket.code) })}
            />
          )}
          <div className="stack stack-xs">
            <p className="small quiet">{t(ticket.way === 'online' ? 'screen.code' : 'ticket.show')}</p>
            <p className="ticket-number ltr">{codeWords(ticket.code)}</p>
            <p>
              <bdi>{ticket.name}</bdi>
            </p>
            {ticket.cv ? (
              <p className="small quiet">
                <bdi>{ticket.cv}</bdi>
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
      {stands ? <Where ticket={ticket} /> : null}
      <Actions ticket={ticket} linkKey={linkKey} />
    </section>
  )
}

function Where({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('visits')
  const { open_day: day } = ticket
  const place = [day.venue, ticket.address_line, day.place].filter(Boolean).join(commaOf(toLanguage(useLocale())))
  return (
    <div className="stack stack-s">
      {ticket.way === 'online' ? (
        <p className="row">
          <Icon name="video" size="s" />
          {t('screen.online', { timed: ticket.when ? 'yes' : 'no' })}
        </p>
      ) : (
        <p className="row row-top">
          <Icon name="pin" size="s" />
          <bdi>{place}</bdi>
        </p>
      )}
      {ticket.directions && ticket.way === 'on_site' ? (
        <p dir="auto" className="small quiet">
          {ticket.directions}
        </p>
      ) : null}
      <BringList things={ticket.bring} way={ticket.way} />
    </div>
  )
}

function Actions({ ticket, linkKey }: { ticket: Ticket; linkKey: string }) {
  const t = useTranslations('visits.screen')
  const moves = useTicketMoves(ticket, linkKey)
  const { when, state, may, open_day: day } = ticket
  const files = `/api/visit-links/${linkKey}/${ticket.id}`
  const map =
    ticket.map_url ??
    `https://www.openstreetmap.org/search?${new URLSearchParams({ query: [day.venue, ticket.address_line, day.place].filter(Boolean).join(', ') })}`
  return (
    <div className="stack stack-s">
      {when && state === 'confirmed' ? (
        <LinkButton
          look={ticket.way === 'online' ? 'quiet' : 'primary'}
          icon="calendar"
          wide
          href={`${files}/calendar`}
        >
          {t('calendar')}
        </LinkButton>
      ) : null}
      {state === 'invited' ? (
        <LinkButton look="primary" wide href={`/open-days/${encodeURIComponent(day.address)}#booking`}>
          {t('choose')}
        </LinkButton>
      ) : null}
      <div className="cluster">
        {may.includes('change') ? (
          <Button size="s" onClick={moves.openChange}>
            {t('change')}
          </Button>
        ) : null}
        {state === 'confirmed' || state === 'registered' ? (
          <LinkButton size="s" icon="download" href={`${files}/ticket`}>
            {t('pdf')}
          </LinkButton>
        ) : null}
        {ticket.way === 'on_site' && may.includes('cancel') ? (
          <LinkButton size="s" icon="pin" href={map} target="_blank" rel="noopener nofollow">
            {t('directions')}
          </LinkButton>
        ) : null}
        {may.includes('cancel') ? (
          <Button size="s" look="text" onClick={moves.askCancel}>
            {t(state === 'waitlisted' ? 'leaveWait' : 'cancel')}
          </Button>
        ) : null}
      </div>
      {moves.dialogs}
    </div>
  )
}
