import { catchUp } from '#features/hiring/progress/count-progress.ts'
import { startJob } from '#features/jobs/jobs/contract.ts'
import { aColleague } from './colleagues.ts'
import { aHistory } from './history.ts'
import { aLiveJob, jobFields } from './people.ts'
import type { Site } from './site.ts'

const day = 86_400_000

/** A page of two jobs, the second written by a recruiter, whose eight applications of a month went known ways. */
export async function aKnownPage(site: Site) {
  const { employer, job } = await aLiveJob(site)
  const page = employer.page.id
  const recruiter = await aColleague(site, page, 'recruiter')
  const { data: second } = await recruiter.visitor.call(startJob, jobFields())
  const other = second.id
  // half an hour before midnight: a day is one of UTC, wherever the database is
  const midnight = Date.parse(site.world.now().toISOString().slice(0, 10))
  const sent = (days: number) => new Date(midnight - days * day - day / 48)
  await aHistory(site, {
    job,
    page,
    sent: sent(20),
    source: 'search',
    steps: [
      { after: 1, to: 'in_review' },
      { after: 3, to: 'shortlisted' },
      { after: 6, to: 'interviewing' },
      { after: 10, to: 'offered' },
      { after: 12, to: 'hired', side: 'candidate' },
    ],
  })
  await aHistory(site, {
    job,
    page,
    sent: sent(20),
    source: 'via:2345678',
    steps: [
      { after: 2, to: 'interviewing' },
      { after: 5, to: 'rejected', reason: 'skills' },
    ],
  })
  await aHistory(site, {
    job,
    page,
    sent: sent(18),
    source: 'search',
    steps: [{ after: 16, to: 'rejected', reason: 'experience' }],
  })
  await aHistory(site, {
    job,
    page,
    sent: sent(9),
    steps: [
      { after: 1, to: 'shortlisted' },
      { after: 1.001, to: 'submitted', takesBack: true },
    ],
  })
  await aHistory(site, { job, page, sent: sent(12), steps: [{ after: 1, to: 'in_review' }] })
  await aHistory(site, { job, page, sent: sent(16) })
  await aHistory(site, { job, page, sent: sent(90), steps: [{ after: 60, to: 'lapsed', side: 'site' }] })
  await aHistory(site, {
    job: other,
    page,
    sent: sent(9),
    source: 'linkedin.com',
    steps: [
      { after: 1, to: 'offered' },
      { after: 2, to: 'hired' },
      { after: 3, to: 'offered', takesBack: true },
    ],
  })
  await aHistory(site, { job: other, page, sent: sent(8), steps: [{ after: 1, to: 'withdrawn', side: 'candidate' }] })
  await catchUp(site.world.db)
  return { employer, recruiter, page, job, other }
}
