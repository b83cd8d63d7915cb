import type { Context } from '#platform/server/context.ts'
import type { Shareable } from '#platform/server/shareable.ts'
import { localeOf } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'
import { datesInWords } from './date-rules.ts'
import { type View, viewOf } from './day-view.ts'
import { findShownDay } from './find-day.ts'

/** What is told of an open day where it is shared. @throws Refused not_found */
export const shareableDay: Shareable = async (ctx, address) => {
  const view = await viewOf(ctx, await findShownDay(ctx, address))
  const closes = view.closes_at ?? view.starts_at
  return {
    ...{ id: view.id, page: view.company.id, path: `/open-days/${encodeURIComponent(view.address)}` },
    ...{ language: view.language, title: view.title, company: view.company.name },
    place: view.place,
    venue: view.venue,
    when: whenOf(ctx, view),
    salary: null,
    closes: closes ? new Date(closes) : null,
    words: '',
    jobs: view.job_list.filter(({ closed_to }) => closed_to === null).map(({ title }) => title),
  }
}

function whenOf(ctx: Context, { dates, from }: View): string {
  const { language, wording } = ctx
  const format = (date: string, length: 'short' | 'long') =>
    formatter(language).dateTime(new Date(`${date}T12:00:00Z`), { weekday: length, day: 'numeric', month: length })
  const all = datesInWords(dates, {
    short: (date) => format(date, 'short'),
    long: (date) => format(date, 'long'),
    locale: localeOf(language),
    fromTo: (first, to, count) => wording.say(language, 'openDays.fromTo', { from: first, to, count }),
  })
  return all && from ? wording.say(language, 'openDays.at', { date: all, time: from }) : all
}
