import { unsubscribeKey, unsubscribeLinks } from '#features/site/notifications/wishes.ts'
import type { Context } from '#platform/server/context.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { LetterTexts } from './contract.ts'

export type Written = { id: string; texts: LetterTexts; link: string | null }

/** The letter of a newsletter to a reader; `reader` is null of a try, whose way out leads nowhere. */
export async function letterOf(
  ctx: Context,
  { id, texts, link }: Written,
  { to, language, reader }: { to: string; language: Language; reader: string | null },
): Promise<Mail> {
  const { subject, body, action } = texts[language]
  const site = { site: ctx.brand.name[language] }
  const say = (key: string) => ctx.wording.say(language, `newsletters.mail.${key}`, site)
  const stop = unsubscribeLinks(ctx, await unsubscribeKey(ctx, reader ? { reader, newsletter: id } : {}))
  return {
    ...{ to, language, subject },
    body: body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    ...(link && { action: { label: action, url: link.startsWith('/') ? `${ctx.settings.publicUrl}${link}` : link } }),
    footer: say('why'),
    stop: { label: say('stop'), url: stop.screen },
    unsubscribeUrl: stop.oneClick,
  }
}
