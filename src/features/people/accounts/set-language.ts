import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'

/** Keeps the language of pages in a cookie, and of mails in the account when there is one. */
export async function setLanguage(ctx: Context, { lang }: { lang: Language }) {
  ctx.cookies.push({ name: 'lang', value: lang, maxAge: 31_536_000, readable: true })
  if (ctx.me) await ctx.db.updateTable('users').set({ language: lang }).where('id', '=', ctx.me.id).execute()
  return { success: true as const }
}
