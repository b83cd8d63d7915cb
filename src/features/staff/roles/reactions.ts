import { notify } from '#features/site/notifications/notify.ts'
import { recipient, staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { roleAsked, roleChanged } from './events.ts'

export const roleReactions = [
  on(roleChanged, 'tell-the-person', async (ctx, { id, data: { user, role, give } }) => {
    const to = await recipient(ctx, user)
    if (!to) return
    await notify(ctx, {
      ...{ cause: id, to, notice: give ? 'staff_role_given' : 'staff_role_taken', facts: { role } },
      ...{ link: give ? '/admin' : '/settings', channels: ['bell', 'mail'] },
    })
  }),
  on(roleAsked, 'ask-another', async (ctx, { id, actor, data: { user, role } }) => {
    const name = await nameOf(ctx, user)
    for (const to of await staffWith(ctx, 'staff.role.give'))
      if (to.user !== actor)
        await notify(ctx, {
          ...{ cause: id, to, notice: 'staff_role_asked', facts: { role, name } },
          ...{ link: '/admin/staff', channels: ['bell', 'mail'] },
        })
  }),
]

async function nameOf(ctx: Context, user: string): Promise<string> {
  const row = await ctx.db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirst()
  return row?.name ?? ''
}
