import path from 'node:path'
import { renderSVG } from 'uqr'
import { timeOfHalf } from '#features/open-days/open-days/hour-rules.ts'
import { calendarFile } from '#features/open-days/open-days/show-day.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { commaOf } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { formatter } from '#platform/shared/words.ts'
import { calendarOf } from './calendar.ts'
import type * as contract from './contract.ts'
import { oneBehind } from './find-visit.ts'
import { codeWords } from './rules.ts'
import { type Shown, ticketsOf } from './tickets.ts'
import { hasTicket } from './visit-states.ts'

const template = path.join(import.meta.dirname, 'ticket.typ')

/** The code alone, as large as can be: a door reads it from a phone held at an angle. */
const qrOf = (code: string) => renderSVG(code, { ecc: 'M', border: 2, pixelSize: 10 })

type Asked = Taken<typeof contract.visitQr>

/** @throws Refused link_expired · not_found */
export async function visitQr(ctx: Context, { key, visit }: Asked): Promise<RawAnswer> {
  const { code } = await oneBehind(ctx, key, visit)
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=86400' }
  return new RawAnswer(200, headers, qrOf(code))
}

/** The visitor's calendar file. @throws Refused link_expired; not_found without a half-hour */
export async function visitCalendar(ctx: Context, { key, visit }: Asked): Promise<RawAnswer> {
  const row = await oneBehind(ctx, key, visit)
  const [ticket] = await ticketsOf(ctx, [row])
  const url = `${ctx.settings.publicUrl}/open-day-ticket/${key}`
  const entry = calendarOf(ctx, found(ticket), row.starts_at, {
    ...{ name: row.name, email: row.email, url, version: row.version, stands: row.state === 'confirmed', words: '' },
  })
  return calendarFile('ticket.ics', found(entry).content)
}

/** The ticket on paper, or kept on a phone. @throws Refused link_expired; not_found without a place */
export async function visitPdf(ctx: Context, { key, visit }: Asked): Promise<RawAnswer> {
  const row = await oneBehind(ctx, key, visit)
  if (!hasTicket(row.state)) throw new Refused('not_found')
  const [ticket] = await ticketsOf(ctx, [row])
  const pdf = await printPdf(template, dataOf(ctx, found(ticket)))
  return new RawAnswer(
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="ticket-${row.code}.pdf"`,
      'cache-control': 'private, no-store',
    },
    pdf,
  )
}

function dataOf(ctx: Context, ticket: Shown) {
  const say = (key: string, values = {}) => ctx.wording.say(ctx.language, `visits.ticket.${key}`, values)
  const { open_day: day, when, desk } = ticket
  const dateOf = (date: string) => formatter(ctx.language).dateTime(new Date(`${date}T12:00:00Z`), 'longDay')
  const isOnline = ticket.way === 'online'
  return {
    language: ctx.language,
    ...{ head: say('title'), title: day.title, company: day.company.name, site: ctx.brand.name[ctx.language] },
    when: when
      ? say('when', { date: dateOf(when.date), time: timeOfHalf(when.half) })
      : day.dates.map(dateOf).join(' · '),
    facts: [
      { label: say('name'), value: ticket.name },
      ...(desk ? [{ label: say('desk'), value: say('deskNumber', { number: desk.number, name: desk.name }) }] : []),
      ...(ticket.booth ? [{ label: say('booth'), value: ticket.booth }] : []),
      ...(isOnline
        ? [{ label: say('place'), value: say('online') }]
        : [
            {
              label: say('place'),
              value: [day.venue, ticket.address_line].filter(Boolean).join(commaOf(ctx.language)),
            },
          ]),
    ].filter(({ value }) => value),
    bringHead: ticket.bring.length > 0 ? say(isOnline ? 'ready' : 'bring') : '',
    bring: ticket.bring,
    // nobody stands at an entrance at home: the code leads into the room
    qr: qrOf(isOnline ? `${ctx.settings.publicUrl}/openday-room/${ticket.room_key}` : ticket.code),
    ...{ code: codeWords(ticket.code), show: say(isOnline ? 'scan' : 'show') },
  }
}
