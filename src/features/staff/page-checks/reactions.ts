import { pageChecked, pageDomainAsked, pageMoved, pageRenamed } from '#features/companies/pages/events.ts'
import { teamWith } from '#features/companies/pages/team.ts'
import { moveJob } from '#features/jobs/jobs/move-job.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'

const checksScreen = '/page/profile/checks'

export const pageCheckReactions = [
  on(pageDomainAsked, 'send-link', async (ctx, { id, data: { page, email } }) => {
    const { name, language } = await pageOf(ctx, page)
    const key = await ctx.db
      .transaction()
      .execute((tx) => makeKey(ctx, tx, 'verify-company-email', { thing: page, contact: email }))
    const to = { user: null, name, email, phone: null, language }
    const link = `/verify-company-email/${key}`
    await notify(ctx, { cause: id, to, notice: 'confirm_page_email', facts: { page: name }, link, channels: ['mail'] })
  }),
  on(pageChecked, 'tell-staff', async (ctx, { id, data: { page, came } }) => {
    if (came !== 'asked') return
    const facts = { page: (await pageOf(ctx, page)).name }
    for (const to of await staffWith(ctx, 'staff.page.check'))
      await notify(ctx, {
        ...{ cause: id, to, notice: 'licence_asked', facts },
        link: `/admin/pages/${page}`,
        channels: ['bell', 'mail'],
      })
  }),
  on(pageRenamed, 'tell-staff-of-name', async (ctx, { id, data: { page, before, after } }) => {
    for (const to of await staffWith(ctx, 'staff.page.check'))
      await notify(ctx, {
        ...{ cause: id, to, notice: 'page_renamed', facts: { before, after } },
        link: `/admin/pages/${page}`,
        channels: ['bell', 'mail'],
      })
  }),
  on(pageChecked, 'tell-team', async (ctx, { id, data: { page, what, came, words } }) => {
    if (what !== 'licence' || came === 'asked') return
    const facts = { page: (await pageOf(ctx, page)).name }
    for (const to of await teamWith(ctx, page, 'page.edit'))
      await notify(ctx, {
        ...{ cause: id, to, notice: `licence_${came}`, topic: 'team', facts, link: checksScreen },
        ...(words && { quote: words }),
        channels: ['bell', 'mail'],
      })
  }),
  on(pageMoved, 'tell-team', async (ctx, { id, data: { page, from, to: state, why } }) => {
    // that a new page works is told by its first job, or its licence
    if (from === 'pending' && state === 'active') return
    const facts = { page: (await pageOf(ctx, page)).name }
    for (const to of await teamWith(ctx, page, 'page.read'))
      await notify(ctx, {
        ...{ cause: id, to, notice: `page_${state}`, facts },
        link: state === 'closed' ? '/my-pages' : checksScreen,
        ...(why && { quote: why }),
        channels: ['bell', 'mail'],
      })
  }),
  on(pageMoved, 'close-jobs', async (ctx, { data: { page, to } }) => {
    if (to !== 'closed') return
    const open = await ctx.db
      .selectFrom('jobs')
      .select('id')
      .where('page_id', '=', page)
      .where('state', 'in', ['live', 'paused'])
      .execute()
    for (const { id } of open)
      await ctx.db.transaction().execute(async (tx) => {
        const job = await tx
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow()
        if (job.state === 'live' || job.state === 'paused')
          await moveJob(ctx, tx, job, 'close', { by: 'member', as: 'cancelled' })
      })
  }),
]

const pageOf = (ctx: Context, page: string) =>
  ctx.db.selectFrom('pages').select(['name', 'language']).where('id', '=', page).executeTakeFirstOrThrow()
