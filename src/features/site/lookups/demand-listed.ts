import type { List } from '#db/lookups/read-lookups.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { type Kept, type Reads, readKept } from './texts.ts'

/** Entries as callers name them: by id, or by code where that is what others store. */
export type Named = number | string | readonly (number | string)[] | null | undefined

/** @throws Refused invalid: the field names what is no entry of the list */
export async function demandListed(ctx: Reads, field: string, list: List, named: Named): Promise<void> {
  if (!areListed(await readKept(ctx), list, named)) throw wrongField(field, 'wrong')
}

/** Whether all are entries of the list, those that are offered no more too. */
export function areListed({ everyRow }: Kept, list: List, named: Named): boolean {
  const asked = [named ?? []].flat()
  if (asked.length === 0) return true
  const known = new Set((everyRow.get(list) ?? []).flatMap(({ id, code }) => [id, code]))
  return asked.every((one) => known.has(one))
}
