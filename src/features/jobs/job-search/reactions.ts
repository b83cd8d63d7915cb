import { pageChecked, pageEmailVerified, pageMoved, pageSaved } from '#features/companies/pages/events.ts'
import { jobLived } from '#features/jobs/job-life/events.ts'
import { jobMoved, jobSaved } from '#features/jobs/jobs/events.ts'
import { entriesMerged } from '#features/site/lookups/events.ts'
import { occupationNamed, occupationUnnamed } from '#features/site/understanding/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { followMerger } from './follow-merger.ts'
import { followName } from './follow-name.ts'
import { followPage } from './follow-page.ts'
import { indexJobs } from './index-jobs.ts'

export const jobSearchReactions = [
  on(jobMoved, 'index', (ctx, { data }) => indexJobs(ctx.db, [data.job])),
  on(jobSaved, 'index', (ctx, { data }) => indexJobs(ctx.db, [data.job])),
  on(jobLived, 'index', (ctx, { data }) => indexJobs(ctx.db, [data.job])),
  on(pageSaved, 'index', (ctx, { data }) => followPage(ctx.db, data.page)),
  on(pageMoved, 'index', (ctx, { data }) => followPage(ctx.db, data.page)),
  on(pageChecked, 'index', (ctx, { data }) => followPage(ctx.db, data.page)),
  on(entriesMerged, 'index', (ctx, { data }) => followMerger(ctx.db, data)),
  on(occupationNamed, 'index', (ctx, { data }) => followName(ctx.db, data.name)),
  on(occupationUnnamed, 'index', (ctx, { data }) => followName(ctx.db, data.name)),
  on(pageEmailVerified, 'index', (ctx, { data }) => followPage(ctx.db, data.page)),
]
