import { zoneOfReader } from '#features/site/notifications/hold.ts'
import type { Recipient } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import { heldIn } from '#platform/shared/held.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { zoneWords } from '#platform/shared/time-zone.ts'
import { formatter } from '#platform/shared/words.ts'
import type { InterviewRow } from './find-interviews.ts'

/** By which clock somebody is told times: that of the place one comes to, else the own where it is known. */
export async function zoneFor(ctx: Context, row: InterviewRow, to: Recipient): Promise<string> {
  return row.kind === 'on_site' ? row.zone : ((await ownZone(ctx, row, to)) ?? row.zone)
}

/** The clock of the candidate, where it is known; the team is told times by that of the interview. */
const ownZone = async (ctx: Context, { candidate_id }: InterviewRow, to: Recipient): Promise<string | null> =>
  to.user && to.user === candidate_id ? zoneOfReader(ctx, to.user) : null

/** The same moment by the other clock, for a candidate whose own differs from that of the interview; else null. */
async function besideFor(ctx: Context, row: InterviewRow, to: Recipient) {
  const language = toLanguage(to.language)
  const own = (await ownZone(ctx, row, to)) ?? row.zone
  const isThere = row.kind === 'on_site'
  const mine = formatter(language, own).dateTime
  const theirs = formatter(language, row.zone).dateTime
  return (at: Date): string | null => {
    const isSameDay = mine(at, 'weekday') === theirs(at, 'weekday')
    if (isSameDay && mine(at, 'clock') === theirs(at, 'clock')) return null
    const when = (isThere ? mine : theirs)(at, isSameDay ? 'clock' : 'weekdayMoment')
    return ctx.wording.say(language, `interviews.mine.${isThere ? 'yours' : 'theirs'}`, {
      when,
      ...(!isThere && { zone: zoneWords(row.zone, localeOf(language)) }),
    })
  }
}

/** What a mail of an agreed time says besides: the same by the other clock, where that differs. */
export async function agreedDetails(ctx: Context, row: InterviewRow, to: Recipient): Promise<{ details?: string[] }> {
  const words = row.starts_at && (await besideFor(ctx, row, to))(row.starts_at)
  return words ? { details: [words] } : {}
}

/** A moment with its zone beside it, as a language writes it. */
export const timeWords = (at: Date, zone: string, language: string): string =>
  formatter(toLanguage(language), zone).dateTime(at, 'weekdayMoment', { timeZoneName: besideHour(language) })

/** What a mail says of an invitation besides that there is one: the times to choose from, by which clock, how long and where. */
export async function invitationDetails(ctx: Context, row: InterviewRow, to: Recipient): Promise<string[]> {
  const language = toLanguage(to.language)
  const zone = await zoneFor(ctx, row, to)
  const say = (key: string, values: Record<string, string | number>) =>
    ctx.wording.say(language, `interviews.${key}`, values)
  const { dateTime } = formatter(language, zone)
  const beside = await besideFor(ctx, row, to)
  const times = row.slots
    .filter((slot) => slot > ctx.now())
    .map((slot) => [dateTime(slot, 'weekdayMoment'), beside(slot)].filter(Boolean).join(' · '))
  const how = { kind: say(`kinds.${row.kind}`, {}), length: say('minutes', { count: row.minutes }) }
  const where = [
    say('mail.how', how),
    ...(row.kind === 'on_site' && row.place ? [say('mail.place', { place: heldIn(row.place, language) })] : []),
    ...(row.kind === 'online' && row.link ? [say('mail.link', { link: heldIn(row.link, language) })] : []),
  ]
  const clock = say('mine.zone', { zone: zoneWords(zone, localeOf(language)) })
  return [[...times, clock].join('\n'), where.join('\n')]
}
