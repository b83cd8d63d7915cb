import type { Context } from '#platform/server/context.ts'
import { addressOf, readSearch } from './alert-search.ts'
import type { Alert } from './contract.ts'
import { criteriaOf } from './criteria-of.ts'

type Row = { id: string; search: unknown; frequency: Alert['frequency']; state: Alert['state']; sent_at: Date | null }

/** An alert as its owner sees it. */
export async function alertView(ctx: Context, { id, search, frequency, state, sent_at }: Row): Promise<Alert> {
  const asked = readSearch(search)
  return {
    id,
    criteria: await criteriaOf(ctx, asked),
    address: addressOf(asked),
    frequency,
    state,
    sent_at: sent_at?.toISOString() ?? null,
  }
}
