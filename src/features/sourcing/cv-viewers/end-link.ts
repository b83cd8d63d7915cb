import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { cvLinkEnded } from './events.ts'

/** Ends a link to a copy of the caller's CV, also one a company made; twice is once. @throws Refused not_found */
export async function endCvLink(ctx: Context, { link }: Taken<typeof contract.endCvLink>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('cv_links')
        .innerJoin('formatted_cvs', 'formatted_cvs.id', 'formatted_id')
        .leftJoin('applications', 'applications.id', 'application_id')
        .select(['formatted_id as formatted', 'formatted_cvs.page_id as page', 'ended_at'])
        .where('cv_links.id', '=', link)
        .where((eb) => eb.or([eb('user_id', '=', user), eb('candidate_id', '=', user)]))
        .executeTakeFirst(),
    )
    if (row.ended_at) return
    await tx.updateTable('cv_links').set({ ended_at: ctx.now() }).where('id', '=', link).execute()
    await emit(ctx, tx, cvLinkEnded, { formatted: row.formatted, link, user, page: row.page })
  })
  return { success: true as const }
}
