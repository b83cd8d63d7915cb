import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { importMoved } from './events.ts'
import { tellAgreed, tellImported } from './tell-imported.ts'

/** What whoever brought somebody along hears of. */
const heard = new Set(['consent', 'claim', 'refuse'])

export const importReactions = [
  on(importMoved, 'ask', async (ctx, { id, data: { imported, event } }) => {
    if (event === 'invite') await tellImported(ctx, id, imported)
    if (event === 'consent') await tellAgreed(ctx, id, imported)
  }),
  on(importMoved, 'tell-who-added', async (ctx, { id, data: { imported, event } }) => {
    if (heard.has(event)) await tellAdder(ctx, id, imported, event)
  }),
]

async function tellAdder(ctx: Context, cause: string, imported: string, event: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('imported_candidates')
    .innerJoin('page_members', (join) =>
      join
        .onRef('page_members.page_id', '=', 'imported_candidates.page_id')
        .onRef('page_members.user_id', '=', 'added_by'),
    )
    .select(['imported_candidates.name', 'added_by'])
    .where('imported_candidates.id', '=', imported)
    .where('page_members.state', '=', 'active')
    .executeTakeFirst()
  const to = row?.added_by && (await recipient(ctx, row.added_by))
  if (!to) return
  await notify(ctx, {
    ...{ cause, to, notice: `imported_${event}`, topic: 'applications', facts: { name: row.name ?? '' } },
    ...{ link: event === 'refuse' ? '/page/candidates' : `/page/candidates/${imported}`, channels: ['bell'] },
  })
}
