import { teamWith } from '#features/companies/pages/team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import type { PermissionEvent } from './permission-rules.ts'
import { considerTrust } from './trust.ts'

/** Gives a page the trust its jobs earned, and tells those who publish. @param cause the event it follows from */
export async function raiseTrust(
  ctx: Context,
  { cause, page, author, event }: { cause: string; page: string; author: string | null; event: PermissionEvent },
): Promise<void> {
  if (!(await considerTrust(ctx, page, author, event))) return
  const { name } = await ctx.db.selectFrom('pages').select('name').where('id', '=', page).executeTakeFirstOrThrow()
  for (const to of await teamWith(ctx, page, 'job.publish'))
    await notify(ctx, {
      // the same event tells something else, too
      cause: `${cause} trust`,
      to,
      notice: 'page_trusted',
      topic: 'jobs',
      facts: { page: name },
      link: '/page/jobs',
      channels: ['bell', 'mail'],
    })
}
