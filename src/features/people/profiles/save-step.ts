import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { checkStep2, checkStep3, checkStep4, checkStep5 } from './check-steps.ts'
import type * as contract from './contract.ts'
import { profileFinished, profileSaved } from './events.ts'
import { nextStep, type Step } from './rules.ts'
import { writeLists } from './write-lists.ts'

type Saved = Promise<Given<typeof contract.saveStep2>>

/** Who one is. @throws Refused not_allowed: somebody else's, or no candidate · invalid */
export async function saveStep2(ctx: Context, { user, ...fields }: Taken<typeof contract.saveStep2>): Saved {
  demandOwn(ctx, user)
  await checkStep2(ctx, fields)
  return save(ctx, 2, fields, async (tx, me) => {
    // a picture that was stored for anything else becomes the photo of the profile
    if (fields.photo_id)
      await tx
        .updateTable('files')
        .set({ thing: 'profile-photo', thing_id: me })
        .where('id', '=', fields.photo_id)
        .execute()
  })
}

/** What one looks for. */
export async function saveStep3(ctx: Context, { user, places, ...fields }: Taken<typeof contract.saveStep3>): Saved {
  demandOwn(ctx, user)
  const rows = await checkStep3(ctx, { places, ...fields })
  return save(ctx, 3, fields, (tx, me) => writeLists(tx, me, { places: rows }))
}

/** Experience and education. */
export async function saveStep4(ctx: Context, { user, ...fields }: Taken<typeof contract.saveStep4>): Saved {
  demandOwn(ctx, user)
  await checkStep4(ctx, fields)
  const { work, education, certificates, ...columns } = fields
  return save(ctx, 4, columns, (tx, me) => writeLists(tx, me, { work, education, certificates }))
}

/** Skills, languages, and who may see the profile. */
export async function saveStep5(ctx: Context, { user, ...fields }: Taken<typeof contract.saveStep5>): Saved {
  demandOwn(ctx, user)
  await checkStep5(ctx, fields)
  const { skills, languages, ...columns } = fields
  return save(ctx, 5, columns, (tx, me) => writeLists(tx, me, { skills, languages }))
}

/** Ids from the browser's notes are taken into paths, and mean nothing but the session's own (product.md §4). */
export function demandOwn(ctx: Context, user: string): void {
  if (found(ctx.me).id !== user.toLowerCase()) throw new Refused('not_allowed')
}

async function save(
  ctx: Context,
  step: Step,
  fields: Record<string, unknown>,
  more: (tx: Tx, user: string) => Promise<void>,
): Saved {
  const user = found(ctx.me).id
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const saved = await ctx.db.transaction().execute(async (tx) => {
    await demandCandidate(tx, user)
    const now = ctx.now()
    await tx
      .insertInto('profiles')
      .values({ user_id: user, created_at: now, updated_at: now })
      .onConflict((there) => there.doNothing())
      .execute()
    const { steps, finished_at } = await tx
      .selectFrom('profiles')
      .select(['steps', 'finished_at'])
      .where('user_id', '=', user)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const all = [...new Set([...steps, step])].sort()
    const finishes = finished_at === null && nextStep(all) === null
    await tx
      .updateTable('profiles')
      .set({ ...given, steps: all, updated_at: now, ...(finishes && { finished_at: now }) })
      .where('user_id', '=', user)
      .execute()
    await more(tx, user)
    await emit(ctx, tx, profileSaved, { user, step })
    if (finishes) await emit(ctx, tx, profileFinished, { user })
    return all
  })
  return { success: true, data: { step, next_step: nextStep(saved) } }
}

/** A profile is a candidate's; whoever hires has a page instead. */
async function demandCandidate(tx: Tx, user: string): Promise<void> {
  const row = await tx.selectFrom('users').select('account_type').where('id', '=', user).executeTakeFirst()
  if (row?.account_type !== 'candidate') throw new Refused('not_allowed')
}
