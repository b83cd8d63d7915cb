import type { Shareable } from '#platform/server/shareable.ts'
import { findShownGroup } from './find-group.ts'
import { viewOf } from './group-view.ts'
import { mostJobs } from './rules.ts'

/** What is told of a group where it is shared: its open jobs, and where they are when all are in one place. @throws Refused not_found */
export const shareableGroup: Shareable = async (ctx, address) => {
  const group = await findShownGroup(ctx, address)
  const view = await viewOf(ctx, group, { q: '', from: 0 })
  const open = view.jobs.filter(({ closed_to }) => closed_to === null)
  const [place, another] = new Set(open.map((job) => job.place))
  return {
    id: view.id,
    page: view.company.id,
    path: `/job-groups/${encodeURIComponent(view.address)}`,
    language: view.text.language,
    title: view.text.title,
    company: view.company.name,
    place: place && !another ? place : '',
    salary: null,
    closes: view.ends_on ? new Date(`${view.ends_on}T12:00:00Z`) : null,
    words: view.text.share_text,
    jobs: open.slice(0, mostJobs).map(({ title }) => title),
  }
}
