import { timeOfHalf } from '#features/open-days/open-days/hour-rules.ts'
import { type Facts, type Notice, notify, type Recipient } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { commaOf, localeOf, toLanguage } from '#platform/shared/languages.ts'
import { zoneWords } from '#platform/shared/time-zone.ts'
import { formatter } from '#platform/shared/words.ts'
import { calendarOf } from './calendar.ts'
import { type VisitRow, visitKey } from './find-visit.ts'
import { codeWords } from './rules.ts'
import { ticketsOf } from './tickets.ts'

/** What the host does with the whole day; of all else the company somebody visits is told of, the host or a booth. */
const aboutDay = new Set([
  ...['visit_day_cancelled', 'visit_postponed', 'visit_day_changed', 'visit_moved', 'visit_place_lost'],
  ...['visit_invited', 'visit_cancelled', 'visit_wait_ended'],
])

/** Nothing is left of the visit: the page of the day has its jobs. */
const leadsToJobs = new Set(['visit_day_cancelled', 'visit_wait_ended'])

type Told = {
  cause: string
  notice: string
  quote?: string
  /** Whether an entry for the calendar goes along, and which: it stands, or is taken out. */
  calendar?: 'stands' | 'ends'
  /** The half-hour it had. */
  had?: Date | null
  urgent?: boolean
  lasts?: number
  /** What is said besides what every notice of a visit says. */
  facts?: Facts
  /** All of them where nothing is said. */
  channels?: Notice['channels']
  /** It leads to the room, where the outcome stands and the day is spoken of. */
  inRoom?: boolean
}

/** Tells whoever comes what became of it, in their language, with the way to the ticket. */
export async function tellVisit(ctx: Context, visit: VisitRow, told: Told): Promise<void> {
  const to = await whoComes(ctx, visit)
  if (!to) return
  const language = toLanguage(to.language)
  const [ticket] = await ticketsOf({ ...ctx, language }, [visit])
  if (!ticket) return
  const { open_day: day } = ticket
  const key = await visitKey(ctx, visit.group_id ? { party: visit.group_id } : { visit: visit.id })
  const link = leadsToJobs.has(told.notice)
    ? `/open-days/${encodeURIComponent(ticket.open_day.address)}`
    : `/${told.inRoom ? 'openday-room' : 'open-day-ticket'}/${key}`
  const slot = ticket.offer ?? ticket.when
  const date = slot?.date ?? day.dates[0]
  const at = told.calendar === 'ends' ? (told.had ?? null) : visit.starts_at
  const calendar = told.calendar
    ? calendarOf(ctx, ticket, at, {
        ...{ name: visit.name, email: to.email, url: `${ctx.settings.publicUrl}${link}`, version: visit.version },
        ...{ stands: told.calendar === 'stands', words: ticket.directions },
      })
    : null
  await notify(ctx, {
    ...{ cause: told.cause, to, notice: told.notice, topic: 'applications', link, prompt: true },
    channels: told.channels ?? ['bell', 'mail', 'push', 'sms'],
    facts: {
      ...{
        title: day.title,
        company: (aboutDay.has(told.notice) ? null : ticket.booth) ?? day.company.name,
        code: codeWords(visit.code),
        name: visit.name,
      },
      date: date
        ? formatter(language).dateTime(new Date(`${date}T12:00:00Z`), {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
          })
        : '',
      time: `${slot ? timeOfHalf(slot.half) : day.from} (${zoneWords(day.time_zone, localeOf(language))})`,
      place: ticket.way === 'online' ? '' : [day.venue, ticket.address_line].filter(Boolean).join(commaOf(language)),
      way: ticket.way,
      ahead: ticket.waiting?.ahead ?? 0,
      outcome: visit.outcome ?? '',
      number: visit.number ?? 0,
      ...told.facts,
    },
    ...(told.quote && { quote: told.quote }),
    ...(calendar && { calendar }),
    ...(told.urgent && { urgent: true }),
    ...(told.lasts && { lasts: told.lasts }),
  })
}

/** An account, an address, or whoever answers for a school; of a school only the first of its people is told of. */
async function whoComes(ctx: Context, visit: VisitRow): Promise<Recipient | null> {
  const account = visit.user_id ? await recipient(ctx, visit.user_id) : null
  if (account) return account
  const { name, email, phone, language } = visit
  if (!visit.group_id) return email || phone ? { user: null, name, email, phone, language } : null
  const party = await ctx.db
    .selectFrom('open_day_parties')
    .select(['contact', 'email', 'phone', 'language'])
    .where('id', '=', visit.group_id)
    .executeTakeFirst()
  return party
    ? { user: null, name: party.contact, email: party.email, phone: party.phone, language: party.language }
    : null
}

/** Of the people of a school one stands for all: the mail says so once. */
export async function standsForParty(ctx: Context, visit: VisitRow): Promise<boolean> {
  if (!visit.group_id) return true
  const first = await ctx.db
    .selectFrom('day_visits')
    .select('id')
    .where('group_id', '=', visit.group_id)
    .orderBy('id')
    .executeTakeFirst()
  return first?.id === visit.id
}
