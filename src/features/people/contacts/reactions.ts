import { contactChanged } from '#features/people/accounts/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { tellOldContact } from './tell-old-contact.ts'

export const contactReactions = [
  /** Whoever held the confirmed address or number before is told there, and may bring it back for seven days. */
  on(contactChanged, 'tell-the-old-address', async (ctx, { id, data: { user, change } }) => {
    const row = await ctx.db.selectFrom('contact_changes').selectAll().where('id', '=', change).executeTakeFirst()
    if (!row?.old_contact) return
    const { kind, old_contact: contact } = row
    await tellOldContact(ctx, id, `contact_changed_${kind}`, { user, kind, contact, change })
  }),
]
