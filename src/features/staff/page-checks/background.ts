import { z } from 'zod'
import { pageChecked } from '#features/companies/pages/events.ts'
import { teamWith } from '#features/companies/pages/team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'
import { remindDays } from './rules.ts'

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const spelled = (on: string, language: string) =>
  formatter(toLanguage(language)).dateTime(new Date(on), 'longDay', { timeZone: 'UTC' })

/** Every day: licences that end soon are reminded of once, those that ended count no more. */
export const followLicences = backgroundTask('follow-licences', z.object({}), async (ctx) => {
  const now = ctx.now()
  const soon = dayOf(new Date(now.getTime() + remindDays * 86_400_000))
  const rows = await ctx.db
    .selectFrom('page_checks')
    .innerJoin('pages', 'pages.id', 'page_checks.page_id')
    .select(['page_checks.id', 'page_id', 'pages.name', 'expires_on', 'reminded_at'])
    .where('what', '=', 'licence')
    .where('page_checks.state', '=', 'verified')
    .where('expires_on', '<=', soon)
    .where('pages.state', '<>', 'closed')
    .limit(1000)
    .execute()
  for (const row of rows)
    if (row.expires_on && row.expires_on < dayOf(now)) await endLicence(ctx, row)
    else if (!row.reminded_at) await remind(ctx, row)
})

type Row = { id: string; page_id: string; name: string; expires_on: string | null }

async function endLicence(ctx: Context, { id, page_id: page }: Row): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('page_checks')
      .set({ state: 'ended' })
      .where('id', '=', id)
      .where('state', '=', 'verified')
      .executeTakeFirst()
    if (!ended.numUpdatedRows) return
    await tx.updateTable('pages').set({ licence_checked_at: null }).where('id', '=', page).execute()
    await emit(ctx, tx, pageChecked, { page, check: id, what: 'licence', came: 'ended', words: '' })
  })
}

async function remind(ctx: Context, { id, page_id, name, expires_on }: Row): Promise<void> {
  for (const to of await teamWith(ctx, page_id, 'page.edit'))
    await notify(ctx, {
      cause: `licence-ends:${id}`,
      to,
      notice: 'licence_ends',
      topic: 'team',
      facts: { page: name, day: expires_on ? spelled(expires_on, to.language) : '' },
      link: '/page/profile/checks',
      channels: ['bell', 'mail'],
    })
  await ctx.db.updateTable('page_checks').set({ reminded_at: ctx.now() }).where('id', '=', id).execute()
}
