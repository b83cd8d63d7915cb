import { applicationMoved, applicationPlaced, applicationSent } from '#features/hiring/applications/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { countProgress } from './count-progress.ts'

export const progressReactions = [
  on(applicationSent, 'count-progress', (ctx, { data }) => countProgress(ctx.db, [data.application])),
  on(applicationMoved, 'count-progress', (ctx, { data }) => countProgress(ctx.db, [data.application])),
  on(applicationPlaced, 'count-progress', (ctx, { data }) => countProgress(ctx.db, [data.application])),
]
