import type { Context, Tx } from '#platform/server/context.ts'
import { forgetKept } from './texts.ts'
import { usageOf } from './usage.ts'
import type { Counted } from './uses.ts'

export const pageSize = 100

/** One change of what the lists hold at a time; afterwards every browser and process asks for them anew. */
export async function changeLists<T>(ctx: Context, make: (tx: Tx) => Promise<T>): Promise<T> {
  const made = await ctx.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('lookup_changes')
      .set((eb) => ({ count: eb('count', '+', 1) }))
      .execute()
    return make(tx)
  })
  forgetKept(ctx.db)
  return made
}

/** A page of the entries that were found, with how often each is used. */
export async function usedOf<T extends { id: number }>(ctx: Context, list: Counted, all: readonly T[], page: number) {
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  const usage = await usageOf(
    ctx.read,
    list,
    shown.map(({ id }) => id),
  )
  return {
    success: true as const,
    data: shown.map((row) => ({ ...row, used: usage ? (usage.get(row.id) ?? 0) : null })),
    total: all.length,
    pages: Math.max(1, Math.ceil(all.length / pageSize)),
  }
}
