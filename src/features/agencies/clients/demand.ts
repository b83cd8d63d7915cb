import { recruitsForOthers } from '#features/companies/pages/kind-rules.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'

/** Clients are an agency's or a freelance recruiter's. @throws Refused not_an_agency */
export async function demandAgency(ctx: Context): Promise<string> {
  const { page } = found(ctx.membership)
  const { kind } = await ctx.db.selectFrom('pages').select('kind').where('id', '=', page).executeTakeFirstOrThrow()
  if (!recruitsForOthers(kind)) throw new Refused('not_an_agency')
  return page
}

type Terms = { fee_kind: 'percent' | 'fixed'; fee_percent: number | null; fee_amount: number | null }

/** The one figure that the kind of fee is told by. @throws Refused invalid */
export function feeOf({ fee_kind, fee_percent, fee_amount }: Terms) {
  if (fee_kind === 'percent' && fee_percent === null) throw wrongField('fee_percent', 'required')
  if (fee_kind === 'fixed' && fee_amount === null) throw wrongField('fee_amount', 'required')
  return fee_kind === 'percent'
    ? { fee_kind, fee_percent, fee_amount: null }
    : { fee_kind, fee_percent: null, fee_amount }
}

/** A page that others can see, and not the agency's own. @throws Refused invalid */
export async function demandClientPage(db: Db | Tx, own: string, id: string | null): Promise<void> {
  if (id === null) return
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', ['active', 'limited'])
    .executeTakeFirst()
  if (!row || id === own) throw wrongField('client_page_id', 'wrong')
}
