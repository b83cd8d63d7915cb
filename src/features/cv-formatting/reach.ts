import type { Context } from '#platform/server/context.ts'
import { sentWithin } from './sources.ts'

/** Whether the seat is of this page and reaches the application a CV was sent with. */
export async function mayReach(ctx: Context, page: string, application: string | null): Promise<boolean> {
  const { seat } = ctx
  if (seat?.page !== page || !seat.may('applicant.read') || !application) return false
  const row = await sentWithin(ctx, seat)
    .select('applications.id')
    .where('applications.id', '=', application)
    .executeTakeFirst()
  return row !== undefined
}
