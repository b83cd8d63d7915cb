import { type AcceptedCv, acceptCv } from '#features/cvs/accept-cv.ts'
import { rememberCv } from '#features/cvs/remember-cv.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

/** The CV that goes along: looked into once, stored once, however many applications it goes with. */
export type CvInHand = {
  /** Finds it, or looks into what came along. @throws Refused cv_needed · not_found · what acceptCv refuses */
  look: () => Promise<void>
  /** The stored file, put into the store within this transaction if it is not there yet. */
  keep: (tx: Tx, owner: string | null) => Promise<string>
  /** Called when the transaction that kept it has committed. */
  isKept: () => void
  /** Lets go of what was looked into and went with no application. */
  discard: () => Promise<void>
}

/** @param id of a CV that the person has stored; else one comes along with the call */
export function takeCv(ctx: Context, id: string | undefined): CvInHand {
  let stored: string | null = null
  let accepted: AcceptedCv | null = null
  let tried: string | null = null
  return {
    async look() {
      if (stored || accepted) return
      const file = ctx.received.find(({ field }) => field === 'cv')
      if (file) accepted = await acceptCv(ctx, file)
      else stored = await findOwn(ctx, id)
    },
    async keep(tx, owner) {
      if (stored) return stored
      const kept = await found(accepted).keep(tx, { owner })
      tried = kept.id
      // a CV sent along is there for the next application too
      if (owner) await rememberCv(ctx, tx, owner, kept, null)
      return tried
    },
    isKept() {
      stored ??= tried
    },
    async discard() {
      if (accepted && !stored) await accepted.discard()
    },
  }
}

async function findOwn(ctx: Context, cv: string | undefined): Promise<string> {
  if (!cv || !ctx.me) throw new Refused('cv_needed', { errors: [{ field: 'cv', code: 'required' }] })
  const own = await ctx.db
    .selectFrom('cvs')
    .select('file_id')
    .where('id', '=', cv)
    .where('user_id', '=', ctx.me.id)
    .executeTakeFirst()
  return found(found(own).file_id)
}
