import { applicationClaimed, applicationCvRead } from '#features/hiring/applications/events.ts'
import { entriesMerged } from '#features/site/lookups/events.ts'
import { occupationNamed, occupationUnnamed } from '#features/site/understanding/events.ts'
import { importMoved, importSaved } from '#features/sourcing/imports/events.ts'
import { poolChanged } from '#features/sourcing/pool/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { followMergerInPool, followNameInPool, readyPool, readyPooledBy } from './ready-pool.ts'

/** People without an account are compared with jobs as they stand in the pool now. */
export const fittingPeopleReactions = [
  on(poolChanged, 'compared', async (ctx, { data: { entry, what } }) => {
    if (what === 'added') await readyPool(ctx, [entry])
  }),
  on(importSaved, 'compared', (ctx, { data }) => readyImported(ctx, data.imported)),
  on(importMoved, 'compared', (ctx, { data }) => readyImported(ctx, data.imported)),
  on(applicationCvRead, 'compared', (ctx, { data }) => readyPooledBy(ctx, 'application_id', [data.application])),
  on(applicationClaimed, 'compared', (ctx, { data }) => readyPooledBy(ctx, 'application_id', [data.application])),
  on(entriesMerged, 'compared-in-pools', async (ctx, { data: { list, id } }) => {
    if (list === 'position') await followMergerInPool(ctx, id)
  }),
  on(occupationNamed, 'compared-in-pools', (ctx, { data }) => followNameInPool(ctx, data.name)),
  on(occupationUnnamed, 'compared-in-pools', (ctx, { data }) => followNameInPool(ctx, data.name)),
]

/** One record, and the one it became one with: the place in the pool may have gone over. */
async function readyImported(ctx: Context, imported: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('imported_candidates')
    .select('merged_into')
    .where('id', '=', imported)
    .executeTakeFirst()
  await readyPooledBy(ctx, 'imported_id', [imported, ...(row?.merged_into ? [row.merged_into] : [])])
}
