import type { Stage } from '#features/hiring/applications/stages.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import type { JobState } from '#features/jobs/jobs/job-states.ts'
import { newReference } from '#features/jobs/jobs/reference.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { newId } from '#platform/shared/ids.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { oneByOne } from './parts/one-by-one.ts'
import type { Result } from './parts/result.ts'

const jobCount = 3_000
const applicantCount = 5_000
const rounds = 40
const day = 86_400_000

/** The jobs table of a page with 3,000 jobs, and the board of one of them with 5,000 applicants, through the door. */
export default async function pageJobs(): Promise<Result> {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const ids = await fill(site, page.id, id)
  const asks: Record<string, () => Promise<unknown>> = {
    'first page, newest': () => visitor.call(listPageJobs, {}),
    'first page, by applicants': () => visitor.call(listPageJobs, { sort: 'applicants' }),
    'live ones of a city, by title': () =>
      visitor.call(listPageJobs, { state: 'live' as const, city: 1, sort: 'title' }),
    'by words of the title': () => visitor.call(listPageJobs, { q: 'job 77' }),
    'a page in the middle': await middle(visitor),
    'board of 5,000 applicants': () => visitor.call(board, { job: ids[0] as string }),
  }
  return {
    title: `${jobCount} jobs of one page, ${applicantCount} applicants of one job, ${rounds} times each`,
    rows: await oneByOne(asks, rounds),
  }
}

async function middle(visitor: Awaited<ReturnType<typeof anEmployer>>['visitor']) {
  let cursor = ''
  for (let at = 0; at < jobCount / 100; at++)
    cursor = (await visitor.call(listPageJobs, cursor ? { cursor } : {})).next_cursor ?? ''
  return () => visitor.call(listPageJobs, { cursor })
}

async function fill(site: Site, page: string, author: string): Promise<string[]> {
  const { db, now } = site.world
  const jobs = Array.from({ length: jobCount }, (_, at) => ({
    id: newId(),
    page_id: page,
    created_by: author,
    reference: newReference(),
    state: ['live', 'draft', 'closed'][at % 3] as JobState,
    language: 'en',
    employment_types: ['full_time'],
    workplace: 'on_site' as const,
    country_id: countryId('AE'),
    city_id: 1 + (at % 3),
    applicants_count: at === 0 ? applicantCount : at % 40,
    created_at: new Date(now().getTime() - at * 60_000),
    updated_at: now(),
  }))
  const texts = jobs.map(({ id }, at) => ({
    job_id: id,
    of_page_id: page,
    language: 'en',
    title: `Job ${at}`,
    description: '',
  }))
  const applications = Array.from({ length: applicantCount }, (_, at) => ({
    id: newId(),
    job_id: jobs[0]?.id ?? '',
    page_id: page,
    stage: ['submitted', 'in_review', 'rejected'][at % 3] as Stage,
    name: `Person ${at}`,
    email: `person${at}@example.com`,
    language: 'en',
    position: at,
    submitted_at: now(),
    moved_at: now(),
    answer_due_at: new Date(now().getTime() + 14 * day),
  }))
  for (let at = 0; at < jobCount; at += 500) {
    await db
      .insertInto('jobs')
      .values(jobs.slice(at, at + 500))
      .execute()
    await db
      .insertInto('job_texts')
      .values(texts.slice(at, at + 500))
      .execute()
  }
  for (let at = 0; at < applicantCount; at += 500)
    await db
      .insertInto('applications')
      .values(applications.slice(at, at + 500))
      .execute()
  await site.pool.query('analyze')
  return jobs.map(({ id }) => id)
}
