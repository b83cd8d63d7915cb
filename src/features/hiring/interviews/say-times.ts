import { zoneOfReader } from '#features/site/notifications/hold.ts'
import type { Recipient } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { heldIn } from '#platform/shared/held.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { zoneWords } from '#platform/shared/time-zone.ts'
import { formatter } from '#platform/shared/words.ts'
import type { InterviewRow } from './find-interviews.ts'

const moment = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const

/** By which clock a candidate is told times: that of the place one comes to, else the own where it is known. */
export async function zoneFor(
  ctx: Context,
  { kind, zone, candidate_id }: InterviewRow,
  to: Recipient,
): Promise<string> {
  if (kind === 'on_site' || !to.user || to.user !== candidate_id) return zone
  return (await zoneOfReader(ctx, to.user)) ?? zone
}

/** A moment with its zone beside it, as a language writes it. */
export const timeWords = (at: Date, zone: string, language: string): string =>
  formatter(toLanguage(language), zone).dateTime(at, { ...moment, timeZoneName: 'short' })

/** What a mail says of an invitation besides that there is one: the times to choose from, by which clock, how long and where. */
export async function invitationDetails(ctx: Context, row: InterviewRow, to: Recipient): Promise<string[]> {
  const language = toLanguage(to.language)
  const zone = await zoneFor(ctx, row, to)
  const say = (key: string, values: Record<string, string | number>) =>
    ctx.wording.say(language, `interviews.${key}`, values)
  const { dateTime } = formatter(language, zone)
  const times = row.slots.filter((slot) => slot > ctx.now()).map((slot) => dateTime(slot, moment))
  const how = { kind: say(`kinds.${row.kind}`, {}), length: say('minutes', { count: row.minutes }) }
  const where = [
    say('mail.how', how),
    ...(row.kind === 'on_site' && row.place ? [say('mail.place', { place: heldIn(row.place, language) })] : []),
    ...(row.kind === 'online' && row.link ? [say('mail.link', { link: heldIn(row.link, language) })] : []),
  ]
  const clock = say('mine.zone', { zone: zoneWords(zone, localeOf(language)) })
  return [[...times, clock].join('\n'), where.join('\n')]
}
