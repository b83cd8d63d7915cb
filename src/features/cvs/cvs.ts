import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { acceptCv } from './accept-cv.ts'
import type * as contract from './contract.ts'
import { cvStored } from './events.ts'
import { rememberCv } from './remember-cv.ts'

/** The CVs of the caller, the primary one first. */
export async function listCvs(ctx: Context): Promise<Given<typeof contract.listCvs>> {
  const rows = await selectCvs(ctx).execute()
  return { success: true, data: rows.map(viewOf) }
}

const selectCvs = (ctx: Context) =>
  ctx.db
    .selectFrom('cvs')
    .innerJoin('files', 'files.id', 'cvs.file_id')
    .select(['files.id', 'files.name', 'files.mime', 'files.bytes', 'is_primary', 'cvs.created_at'])
    .where('user_id', '=', found(ctx.me).id)
    .orderBy('is_primary', 'desc')
    .orderBy('cvs.created_at', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectCvs>['executeTakeFirstOrThrow']>>

const viewOf = ({ id, name, mime, bytes, is_primary, created_at }: Row) => ({
  id,
  name,
  mime,
  bytes,
  url: `/api/files/${id}/${encodeURIComponent(name)}`,
  primary: is_primary,
  at: created_at.toISOString(),
})

/** Stores a CV of the caller. @throws Refused file_missing and what acceptCv refuses */
export async function storeCv(ctx: Context): Promise<Given<typeof contract.storeCv>> {
  const { cv } = await keepReceived(ctx)
  return { success: true, data: cv }
}

/** Keeps the received CV as the caller's primary one; reads it first, if told where its phone numbers are at home. */
export async function keepReceived(ctx: Context, reading?: { country: string | null }) {
  const file = ctx.received[0]
  if (!file) throw new Refused('file_missing')
  const user = found(ctx.me).id
  const accepted = await acceptCv(ctx, file, reading)
  try {
    const kept = await ctx.db.transaction().execute(async (tx) => {
      const made = await accepted.keep(tx, { owner: user })
      await rememberCv(ctx, tx, user, made)
      await emit(ctx, tx, cvStored, { user, cv: made.id })
      return made
    })
    return { cv: viewOf({ ...kept, is_primary: true, created_at: ctx.now() }), read: accepted.read }
  } catch (error) {
    await accepted.discard()
    throw error
  }
}

/** A number for everybody: people, not files. */
export async function countCvs(ctx: Context): Promise<Given<typeof contract.countCvs>> {
  const { count } = await ctx.read
    .selectFrom('cvs')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return { success: true, data: { count } }
}
