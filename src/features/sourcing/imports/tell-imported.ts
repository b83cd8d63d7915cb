import { voicelessStates } from '#features/companies/pages/page-states.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import type { ImportState } from './import-states.ts'
import type { consentKeys } from './rules.ts'

/** Sends the link by which somebody agrees, refuses or takes over what a company holds. */
export const tellImported = (ctx: Context, cause: string, id: string): Promise<void> =>
  send(ctx, cause, id, { state: 'invited', key: 'import-consent', notice: 'import_invited' })

/** Whoever agreed gets a link that lasts: a yes can be taken back without an account too. */
export const tellAgreed = (ctx: Context, cause: string, id: string): Promise<void> =>
  send(ctx, cause, id, { state: 'consented', key: 'import-held', notice: 'import_agreed' })

type What = { state: ImportState; key: (typeof consentKeys)[number]; notice: string }

async function send(ctx: Context, cause: string, id: string, what: What): Promise<void> {
  const row = await ctx.db
    .selectFrom('imported_candidates')
    .innerJoin('pages', 'pages.id', 'page_id')
    .selectAll('imported_candidates')
    .select(['pages.name as company', 'pages.state as standing'])
    .where('imported_candidates.id', '=', id)
    .where('imported_candidates.state', '=', what.state)
    .executeTakeFirst()
  if (!row || voicelessStates[row.standing]) return
  const { user_id, name, email, phone, language, company, purpose, cv_id, content } = row
  const account = user_id ? await recipient(ctx, user_id) : null
  const contact = email ?? phone
  const key = await ctx.db
    .transaction()
    .execute((tx) => makeKey(ctx, tx, what.key, { thing: id, ...(contact && { contact }) }))
  await notify(ctx, {
    ...{ cause, to: account ?? { user: null, name: name ?? '', email, phone, language }, notice: what.notice },
    ...{
      facts: { company, holds: cv_id || content ? 'cv' : 'contact' },
      link: `/import-consent/${key}`,
      channels: ['bell', 'mail', 'sms'],
      // what a page nobody has checked says of itself is read on the site, behind the link
      ...(purpose && row.standing === 'active' && { quote: purpose }),
    },
  })
}

/** The same once more, before it ends. */
export async function remindOfInvitation(ctx: Context, id: string): Promise<void> {
  const row = await ctx.db
    .updateTable('imported_candidates')
    .set({ reminded_at: ctx.now() })
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .returning('invited_at')
    .executeTakeFirst()
  if (row) await tellImported(ctx, `import-reminded:${id}:${row.invited_at?.toISOString()}`, id)
}
