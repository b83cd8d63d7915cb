import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { sendSms } from '#platform/server/sms/sms.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { mayText } from './send-rarely.ts'

export type CodePurpose = 'reset-password' | 'confirm-phone'

const life = 10 * 60_000
const mostTries = 5
const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
const fingerprint = (ctx: Context, id: string, code: string) => ctx.signer.fingerprint('text code', `${id} ${code}`)

/** Begins to prove a number; the code is made when it is sent. Returns the id that code and answer refer to. */
export async function beginCode(
  ctx: Context,
  tx: Tx,
  of: { purpose: CodePurpose; phone: string; user: string | null },
) {
  const id = newId()
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + life)
  const { purpose, phone, user: user_id } = of
  await tx.insertInto('text_codes').values({ id, purpose, phone, user_id, created_at: now, expires_at }).execute()
  return id
}

/** What was begun, while it is young; null when there is nothing. */
export async function readCode(ctx: Context, purpose: CodePurpose, id: string) {
  if (!isId(id)) return null
  const row = await ctx.db
    .selectFrom('text_codes')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return row ?? null
}

/**
 * Sends a new code of six digits, good for ten minutes; only its fingerprint under the site's secret is kept, for a million
 * codes are soon tried. The tries of earlier codes count on.
 */
export async function sendCode(ctx: Context, { id, phone }: { id: string; phone: string }, language: Language) {
  if (!(await mayText(ctx, phone))) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expires_at = new Date(ctx.now().getTime() + life)
  await ctx.db
    .updateTable('text_codes')
    .set({ code_hash: fingerprint(ctx, id, code), expires_at })
    .where('id', '=', id)
    .execute()
  const words = ctx.wording.say(language, 'notices.text_code.title', { code, site: ctx.brand.name[language] })
  // the last line lets browsers offer the code to this site only (WebOTP)
  await sendSms(ctx.settings, phone, `${words}\n\n@${new URL(ctx.settings.publicUrl).hostname} #${code}`)
}

const noCode = Buffer.alloc(32)

/**
 * Uses a code up; each look counts as one of five tries, also of many at the same moment, and an id that stands for nothing
 * takes as long.
 * @throws Refused wrong_code: wrong, unknown, too old or tried too often
 */
export async function spendCode(ctx: Context, purpose: CodePurpose, id: string, code: string) {
  const row = await ctx.db
    .updateTable('text_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', isId(id) ? id : '00000000-0000-0000-0000-000000000000')
    .where('purpose', '=', purpose)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', ctx.now())
    .returningAll()
    .executeTakeFirst()
  const same = timingSafeEqual(row?.code_hash ?? noCode, fingerprint(ctx, id.toLowerCase(), code))
  if (!row?.code_hash || !same) throw new Refused('wrong_code')
  const spent = await ctx.db.deleteFrom('text_codes').where('id', '=', row.id).executeTakeFirst()
  if (!spent.numDeletedRows) throw new Refused('wrong_code')
  return row
}
