import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { formatter } from '#platform/shared/words.ts'
import { findThreadFor } from './find-thread.ts'
import { headsOf } from './line-of.ts'
import { lastOf } from './list-messages.ts'
import type * as contract from './message-contract.ts'
import { viewMessages } from './message-view.ts'
import { viewerOf } from './show-thread.ts'

const template = path.join(import.meta.dirname, 'thread.typ')
const most = 5_000

/** A conversation on paper, as this reader sees it. @throws Refused not_found · not_allowed */
export async function exportThread(
  ctx: Context,
  { thread: id }: Taken<typeof contract.exportThread>,
): Promise<RawAnswer> {
  const known = await findThreadFor(ctx, id, 'export')
  const { language } = ctx
  const say = (key: string, facts = {}) => ctx.wording.say(language, `threads.paper.${key}`, facts)
  const { dateTime } = formatter(language)
  const in_ = (style: { dateStyle: 'long' } | { timeStyle: 'short' }) => (at: string) => dateTime(new Date(at), style)
  const [day, hour] = [in_({ dateStyle: 'long' }), in_({ timeStyle: 'short' })]
  const head = (await headsOf(ctx, [known.thread], viewerOf(known.stand.side)))(known.thread)
  const messages = await viewMessages(ctx, known, await lastOf(ctx, known, most))
  const days = Map.groupBy(messages, ({ at }) => day(at))
  const pdf = await printPdf(template, {
    language,
    ...{ title: say('title'), heading: head.title, about: head.about },
    days: [...days].map(([on, said]) => ({
      on,
      said: said.map((one) => ({
        ...{ name: one.name, at: `${hour(one.at)} UTC`, mine: one.mine },
        text: one.unsent ? say('unsent') : one.text,
        notes: [
          ...(one.edited_at ? [say('edited')] : []),
          ...(one.reply_to ? [say('reply', { name: one.reply_to.name, text: one.reply_to.text })] : []),
          ...one.files.map(({ name }) => say('file', { name })),
          ...one.reactions.map(({ emoji, names }) => `${emoji} ${names.join(', ')}`),
        ],
      })),
    })),
    foot: say('foot', {
      site: ctx.brand.name[language],
      name: ctx.me?.name ?? '',
      at: `${day(ctx.now().toISOString())}, ${hour(ctx.now().toISOString())} UTC`,
    }),
  })
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(safeName(`${head.title}.pdf`))}`,
    'cache-control': 'private, no-store',
  }
  return new RawAnswer(200, headers, pdf)
}
