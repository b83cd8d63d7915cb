import { emailVerified } from '#features/people/accounts/events.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { on } from '#platform/server/events/reaction.ts'
import { pageEmailSet } from './events.ts'
import { confirmWithOwn, pageEmailKey } from './page-email.ts'

export const pageReactions = [
  on(emailVerified, 'confirm-page', (ctx, { data: { user } }) => confirmWithOwn(ctx, user)),
  on(pageEmailSet, 'confirm', async (ctx, { id, data: { page, email } }) => {
    const key = await pageEmailKey(ctx, page, email)
    if (!key) return
    const { name, language } = await ctx.db
      .selectFrom('pages')
      .select(['name', 'language'])
      .where('id', '=', page)
      .executeTakeFirstOrThrow()
    const to = { user: null, name, email, phone: null, language }
    const link = `/verify-company-email/${key}`
    await notify(ctx, { cause: id, to, notice: 'confirm_page_email', facts: { page: name }, link, channels: ['mail'] })
  }),
]
