import { tellOldContact } from '#features/people/contacts/tell-old-contact.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'
import { personActed, personLimited } from './events.ts'

const notices = {
  suspend: 'account_suspended',
  reinstate: 'account_reinstated',
  end_sessions: 'sessions_ended_by_staff',
  reset_factor: 'factor_reset_by_staff',
  confirm_email: 'contact_confirmed_by_staff',
  confirm_phone: 'contact_confirmed_by_staff',
  change_email: 'email_change_by_staff',
} as const

export const personReactions = [
  on(personActed, 'tell-the-person', async (ctx, { id, data: { user, act, reason } }) => {
    const row = await ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone', 'language', 'state', 'email_verified_at'])
      .where('id', '=', user)
      .where('state', '!=', 'erased')
      .executeTakeFirst()
    if (!row) return
    const { id: account, state, email_verified_at, ...person } = row
    if (act === 'change_email') {
      // whoever reads at an address that nobody confirmed is not known to be this person
      if (row.email && email_verified_at)
        await tellOldContact(ctx, id, notices[act], { user, kind: 'email', contact: row.email })
      return
    }
    // whoever is suspended has no bell to read: they are addressed as whoever owns the mailbox, with the reason
    const to = { ...person, user: state === 'active' ? account : null }
    await notify(ctx, {
      ...{ cause: id, to, notice: notices[act], facts: {}, channels: ['bell', 'mail', 'sms'] },
      ...(act === 'suspend' && { quote: reason }),
      link: act === 'suspend' ? '/help' : '/settings/security',
      prompt: true,
    })
  }),
  on(personLimited, 'tell-the-person-of-a-limit', async (ctx, { id, data }) => {
    const { user, what, most, until, reason, lessens } = data
    const to = lessens ? await recipient(ctx, user) : null
    if (!to || most === null || !until) return
    const written = formatter(toLanguage(to.language))
    const day = written.dateTime(new Date(until), { dateStyle: 'long', timeZone: 'UTC' })
    await notify(ctx, {
      ...{ cause: id, to, notice: 'day_limit_lowered', facts: { what, most, until: day }, quote: reason },
      ...{ link: '/help', channels: ['bell', 'mail', 'sms'], prompt: true },
    })
  }),
]
