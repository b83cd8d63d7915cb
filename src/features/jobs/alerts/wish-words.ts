import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { addressOf } from './alert-search.ts'
import type * as contract from './contract.ts'
import { wishesOf } from './wishes-of.ts'

export async function readWishes(
  ctx: Context,
  search: Taken<typeof contract.readWishes>,
): Promise<Given<typeof contract.readWishes>> {
  return { success: true, data: { wishes: await wishesOf(ctx, search), address: addressOf(search) } }
}
