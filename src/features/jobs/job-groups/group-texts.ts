import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { GroupRow } from './find-group.ts'

export type GroupText = { language: Language; title: string; intro: string; share_text: string }

/** What a group says in each language, its own first. */
export async function readTexts(ctx: Context, group: GroupRow): Promise<GroupText[]> {
  const rows = await ctx.db
    .selectFrom('job_group_texts')
    .select(['language', 'title', 'intro', 'share_text'])
    .where('group_id', '=', group.id)
    .orderBy('language')
    .execute()
  const texts = rows as GroupText[]
  return texts.toSorted((a, b) => Number(b.language === group.language) - Number(a.language === group.language))
}

/** The text in the language of the request, or the group's own where there is none. */
export function textFor(ctx: Context, texts: readonly GroupText[]): GroupText {
  const text = texts.find(({ language }) => language === ctx.language) ?? texts[0]
  if (!text) throw new Error('a group without a text')
  return text
}

/** One address for all languages, so that it may be redirected to and shared. */
export const groupAddress = (group: { reference: string }, texts: readonly { title: string }[]): string =>
  addressOf(texts[0]?.title ?? '', group.reference)
