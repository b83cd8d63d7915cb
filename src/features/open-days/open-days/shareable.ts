import type { Shareable } from '#platform/server/shareable.ts'
import { viewOf } from './day-view.ts'
import { findShownDay } from './find-day.ts'

/** What is told of an open day where it is shared. @throws Refused not_found */
export const shareableDay: Shareable = async (ctx, address) => {
  const view = await viewOf(ctx, await findShownDay(ctx, address))
  const closes = view.closes_at ?? view.starts_at
  return {
    ...{ id: view.id, page: view.company.id, path: `/open-days/${encodeURIComponent(view.address)}` },
    ...{ language: view.language, title: view.title, company: view.company.name },
    place: [view.venue, view.place].filter(Boolean).join(' · '),
    salary: null,
    closes: closes ? new Date(closes) : null,
    words: '',
    jobs: view.job_list.filter(({ closed_to }) => closed_to === null).map(({ title }) => title),
  }
}
