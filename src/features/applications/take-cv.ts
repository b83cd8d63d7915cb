import { type AcceptedCv, acceptCv } from '#features/cvs/accept-cv.ts'
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
      tried = (await found(accepted).keep(tx, { owner })).id
      if (owner) await rememberCv(ctx, tx, owner, tried)
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
    .selectFrom('candidate_cvs')
    .select('file_id')
    .where('file_id', '=', cv)
    .where('user_id', '=', ctx.me.id)
    .executeTakeFirst()
  return found(own).file_id
}

/** A CV sent along is kept for the next application too. */
async function rememberCv(ctx: Context, tx: Tx, user: string, file: string) {
  await tx.updateTable('candidate_cvs').set({ is_primary: false }).where('user_id', '=', user).execute()
  await tx
    .insertInto('candidate_cvs')
    .values({ user_id: user, file_id: file, is_primary: true, created_at: ctx.now() })
    .execute()
}
