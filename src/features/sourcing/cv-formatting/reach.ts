import { type RawBuilder, sql } from 'kysely'
import { mayBeSeenWholeBy } from '#features/sourcing/cv-search/whole-people.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import { sentWithin } from './page-source.ts'

/** Prints of the page that the membership reaches: of applications within its reach, and of people the page may see whole still. */
export const printsWithin = (ctx: Context, membership: Membership) =>
  ctx.db
    .selectFrom('formatted_cvs')
    .where('formatted_cvs.page_id', '=', membership.page)
    .where(({ or, exists }) =>
      or([
        exists(
          sentWithin(ctx, membership)
            .select('applications.id')
            .where('applications.id', '=', sql<string>`formatted_cvs.application_id`),
        ),
        ...(membership.may('cv.search') ? [isOfSomebodySeenFull(membership.page)] : []),
      ]),
    )

/** Whether a print is of a person the page found, and may see whole at this moment. */
export const isOfSomebodySeenFull = (page: string): RawBuilder<boolean> =>
  sql<boolean>`(formatted_cvs.application_id is null and ${mayBeSeenWholeBy(page, sql.ref('formatted_cvs.user_id'))})`

/** Whether the membership is of this page and reaches the print. */
export async function mayReach({ membership, ...ctx }: Context, page: string, formatted: string): Promise<boolean> {
  if (membership?.page !== page || !membership.may('applicant.read')) return false
  const row = await printsWithin({ ...ctx, membership }, membership)
    .select('formatted_cvs.id')
    .where('formatted_cvs.id', '=', formatted)
    .executeTakeFirst()
  return row !== undefined
}
