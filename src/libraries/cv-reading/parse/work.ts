import { isTitleLike } from './cues.ts'
import { type Job, jobsOf } from './experience.ts'
import type { Part } from './headings.ts'

type Work = { jobs: Job[]; from: Part[] }

/** As many jobs, each with its time and title, are no summary, whatever stands above them. */
const fewestJobs = 2

/** Jobs in sections of work, and of a summary that lists them; in a CV where no heading of one was read, those of the part that has most. */
export function workOf(parts: Part[]): Work {
  const own = parts.filter(({ section }) => section === 'experience')
  const told = own.flatMap((part) => jobsOf(part.lines))
  const listing = parts
    .filter(({ section, known }) => section === 'summary' || (own.length === 0 && !known && section === 'other'))
    .map((part) => ({ part, jobs: jobsOf(part.lines).filter(isWork) }))
    .filter(({ jobs }) => jobs.length >= fewestJobs)
  const jobs = once([...listing.flatMap((one) => one.jobs), ...told])
  if (jobs.length > 0) return { jobs, from: [...own, ...listing.map(({ part }) => part)] }
  return parts
    .filter(({ section, known }) => !known || section === 'head' || section === 'summary')
    .map((part) => ({ jobs: jobsOf(part.lines).filter(isWork), from: [part] }))
    .filter(({ jobs: found, from: [part] }) => found.length >= (part?.known ? fewestJobs : 1))
    .reduce<Work>((most, one) => (one.jobs.length > most.jobs.length ? one : most), { jobs: [], from: [] })
}

const isWork = ({ entry, title }: Job) => entry.period?.range === true && title !== null && isTitleLike(title.text)

/** What a short list tells is told again in the long one: whichever says more stays. */
function once(jobs: Job[]): Job[] {
  const said = ({ entry }: Job) => entry.body.reduce((sum, { text }) => sum + text.length, 0)
  const isSame = (one: Job, other: Job) =>
    one.title?.text === other.title?.text &&
    one.company?.text === other.company?.text &&
    one.entry.period?.start === other.entry.period?.start &&
    one.entry.period?.end === other.entry.period?.end &&
    one.entry.period !== null
  return jobs.filter((job, at) => {
    const again = jobs.findIndex((other, place) => place !== at && isSame(job, other))
    const other = jobs[again]
    return !other || said(job) > said(other) || (said(job) === said(other) && at < again)
  })
}
