import { entriesMerged } from '#features/site/lookups/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { keepMergedNames } from './admin-names.ts'

export const understandingReactions = [on(entriesMerged, 'names', (ctx, { data }) => keepMergedNames(ctx, data))]
