import { notify } from '#features/site/notifications/notify.ts'
import { on } from '#platform/server/events/reaction.ts'
import { personActed } from './events.ts'

const notices = {
  suspend: 'account_suspended',
  reinstate: 'account_reinstated',
  end_sessions: 'sessions_ended_by_staff',
  reset_factor: 'factor_reset_by_staff',
  confirm_email: 'contact_confirmed_by_staff',
  confirm_phone: 'contact_confirmed_by_staff',
} as const

export const personReactions = [
  on(personActed, 'tell-the-person', async (ctx, { id, data: { user, act, reason } }) => {
    const row = await ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone', 'language', 'state'])
      .where('id', '=', user)
      .where('state', '!=', 'erased')
      .executeTakeFirst()
    if (!row) return
    const { id: account, state, ...person } = row
    // whoever is suspended has no bell to read: they are addressed as whoever owns the mailbox, with the reason
    const to = { ...person, user: state === 'active' ? account : null }
    await notify(ctx, {
      ...{ cause: id, to, notice: notices[act], facts: {}, channels: ['bell', 'mail', 'sms'] },
      ...(act === 'suspend' && { quote: reason }),
      link: act === 'suspend' ? '/help' : '/settings/security',
      prompt: true,
    })
  }),
]
