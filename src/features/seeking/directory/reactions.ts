import { pageChecked, pageEmailVerified, pageMade, pageMoved, pageSaved } from '#features/companies/pages/events.ts'
import { jobMoved } from '#features/jobs/jobs/events.ts'
import { entriesMerged } from '#features/site/lookups/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { followMerger } from './follow-merger.ts'
import { indexPages } from './index-pages.ts'

export const directoryReactions = [
  on(pageMade, 'list', (ctx, { data }) => indexPages(ctx.db, [data.page])),
  on(pageSaved, 'list', (ctx, { data }) => indexPages(ctx.db, [data.page])),
  on(pageMoved, 'list', (ctx, { data }) => indexPages(ctx.db, [data.page])),
  on(pageEmailVerified, 'list', (ctx, { data }) => indexPages(ctx.db, [data.page])),
  on(pageChecked, 'list', (ctx, { data }) => indexPages(ctx.db, [data.page])),
  on(entriesMerged, 'list', (ctx, { data }) => followMerger(ctx.db, data)),
  on(jobMoved, 'list-page', (ctx, { data }) => indexPages(ctx.db, [data.page])),
]
