import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { acceptCv } from './accept-cv.ts'
import { addCvOfFile } from './add-cv-of-file.ts'
import type * as contract from './contract.ts'
import { anotherNamed, whomRead } from './whose-cv.ts'

/** The CVs of the caller, the primary one first. */
export async function listCvs(ctx: Context): Promise<Given<typeof contract.listCvs>> {
  const rows = await selectCvs(ctx).execute()
  return { success: true, data: rows.map(viewOf) }
}

/** One of them. @throws Refused not_found */
export const viewCv = async (ctx: Context, id: string): Promise<contract.Cv> =>
  viewOf(found(await selectCvs(ctx).where('cvs.id', '=', id).executeTakeFirst()))

const selectCvs = (ctx: Context) =>
  ctx.db
    .selectFrom('cvs')
    .innerJoin('users', 'users.id', 'cvs.user_id')
    .leftJoin('files', 'files.id', 'cvs.file_id')
    .select([
      'cvs.id',
      'cvs.name',
      'cvs.state',
      'cvs.is_primary',
      'cvs.confirmed_at',
      'cvs.created_at',
      'cvs.updated_at',
      'file_id',
      ...(['users.name as called', 'users.email', 'users.phone'] as const),
      whomRead.as('whom'),
      'files.name as file_name',
      'mime',
      'bytes',
      sql<Language | null>`content ->> 'language'`.as('language'),
      sql<string>`coalesce(content ->> 'headline', '')`.as('headline'),
      // every file of a CV names it: an earlier one, or one that was printed, was sent too
      sql<number>`(select count(*)::int from applications join files as sent on sent.id = applications.cv_id
        where sent.thing = 'cv' and sent.thing_id = cvs.id)`.as('sent'),
    ])
    .where('cvs.user_id', '=', found(ctx.me).id)
    .orderBy('is_primary', 'desc')
    .orderBy('cvs.created_at', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectCvs>['executeTakeFirstOrThrow']>>

const viewOf = (row: Row): contract.Cv => ({
  id: row.id,
  name: row.name,
  state: row.state,
  language: row.language,
  headline: row.headline,
  file: row.file_id
    ? {
        id: row.file_id,
        name: row.file_name ?? '',
        mime: row.mime ?? '',
        bytes: row.bytes ?? 0,
        url: `/api/files/${row.file_id}/${encodeURIComponent(row.file_name ?? '')}`,
      }
    : null,
  primary: row.is_primary,
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  sent: row.sent,
  of_another: anotherNamed({ ...row, name: row.called }, row),
})

/** Stores a CV of the caller. @throws Refused file_missing and what acceptCv refuses */
export async function addCv(ctx: Context): Promise<Given<typeof contract.addCv>> {
  const { cv } = await keepReceived(ctx)
  return { success: true, data: cv }
}

/** Keeps the received CV, as the caller's primary one where there is none; reads it first, if told where its phone numbers are at home. */
export async function keepReceived(ctx: Context, reading?: { country: string | null }) {
  const file = ctx.received[0]
  if (!file) throw new Refused('file_missing')
  const user = found(ctx.me).id
  const accepted = await acceptCv(ctx, file, reading)
  try {
    const id = await ctx.db
      .transaction()
      .execute(async (tx) => addCvOfFile(ctx, tx, user, await accepted.keep(tx, { owner: user }), accepted.read))
    return { cv: await viewCv(ctx, id), read: accepted.read }
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
