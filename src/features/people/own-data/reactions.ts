import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'
import { accountDeactivated, exportMoved } from './events.ts'

export const ownDataReactions = [
  on(exportMoved, 'tell-the-person', async (ctx, { id, data }) => {
    const to = data.state === 'ready' && (await recipient(ctx, data.user))
    if (!to) return
    await notify(ctx, {
      cause: id,
      to,
      notice: 'export_ready',
      facts: {},
      link: '/settings/data',
      channels: ['bell', 'mail'],
    })
  }),
  // the account sleeps by now, so the person is addressed as whoever owns the mailbox
  on(accountDeactivated, 'tell-the-person', async (ctx, { id, data: { user, erase_at } }) => {
    const row = await ctx.db
      .selectFrom('users')
      .select(['name', 'email', 'phone', 'language'])
      .where('id', '=', user)
      .where('state', '=', 'deactivated')
      .executeTakeFirst()
    if (!row) return
    const notice = erase_at ? 'account_to_be_erased' : 'account_deactivated'
    const to = { ...row, user: null }
    const written = formatter(toLanguage(row.language))
    const facts = erase_at && { day: written.dateTime(new Date(erase_at), { dateStyle: 'long', timeZone: 'UTC' }) }
    await notify(ctx, { cause: id, to, notice, facts: facts || {}, link: '/login', channels: ['mail', 'sms'] })
  }),
]
