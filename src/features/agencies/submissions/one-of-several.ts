import type { Context } from '#platform/server/context.ts'
import { problemOf } from '#platform/server/http/problem.ts'
import { Refused } from '#platform/shared/refusal.ts'

type Outcome = { id: string; refused: string | null; why: string | null }

/** Does something for one of several people: what it was refused with and why, in words of the reader; both null where it was done. */
export async function oneOfSeveral(ctx: Context, id: string, act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act()
    return { id, refused: null, why: null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { id, refused: error.code, why: problemOf(error, ctx.language, ctx.wording).title }
  }
}
