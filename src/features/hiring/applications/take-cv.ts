import { acceptCv } from '#features/cvs/cvs/accept-cv.ts'
import { addCvOfFile } from '#features/cvs/cvs/add-cv-of-file.ts'
import { findOwnCv } from '#features/cvs/cvs/own-cv.ts'
import { printOwnCv } from '#features/cvs/cvs/print-own-cv.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

/** The CV that goes along: looked into once, stored once, however many applications it goes with. */
export type CvInHand = {
  /** Finds it, or looks into what came along. @throws Refused cv_needed · not_found · cv_state · what acceptCv refuses */
  look: () => Promise<void>
  /** The stored file, put into the store within this transaction if it is not there yet. */
  keep: (tx: Tx, owner: string | null) => Promise<string>
  /** Called when the transaction that kept it has committed. */
  isKept: () => void
  /** Lets go of what was looked into and went with no application. */
  discard: () => Promise<void>
}

type Ready = { keep: (tx: Tx, owner: string | null) => Promise<string>; discard: () => Promise<void> }

/** @param id of a CV that the person has; else one comes along with the call */
export function takeCv(ctx: Context, id: string | undefined): CvInHand {
  let stored: string | null = null
  let ready: Ready | null = null
  let tried: string | null = null
  return {
    async look() {
      if (stored || ready) return
      const isGiven = ctx.received.some(({ field }) => field === 'cv')
      const taken = isGiven ? await receivedCv(ctx) : await ownCv(ctx, id)
      if (typeof taken === 'string') stored = taken
      else ready = taken
    },
    async keep(tx, owner) {
      if (stored) return stored
      tried = await found(ready).keep(tx, owner)
      return tried
    },
    isKept() {
      stored ??= tried
    },
    async discard() {
      if (ready && !stored) await ready.discard()
    },
  }
}

/** The file that came along; it is there for the next application too. */
async function receivedCv(ctx: Context): Promise<Ready> {
  const accepted = await acceptCv(ctx, found(ctx.received.find(({ field }) => field === 'cv')))
  return {
    async keep(tx, owner) {
      const kept = await accepted.keep(tx, { owner })
      if (owner) await addCvOfFile(ctx, tx, owner, kept, null)
      return kept.id
    },
    discard: accepted.discard,
  }
}

/** The file of a CV one has; one that never was a file is printed as it looks now. */
async function ownCv(ctx: Context, id: string | undefined): Promise<string | Ready> {
  if (!id || !ctx.me) throw new Refused('cv_needed', { errors: [{ field: 'cv', code: 'required' }] })
  const row = await findOwnCv(ctx, id)
  if (row.file_id) return row.file_id
  if (!row.content) throw new Refused('cv_state')
  return printOwnCv(ctx, row)
}
