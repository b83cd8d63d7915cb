import type { Submission } from '#features/agencies/submissions/move-submission.ts'
import { asPdf, printingOf } from '#features/agencies/submissions/print-submission.ts'
import { sayIn } from '#features/sourcing/cv-formatting/print.ts'
import { printCvsTogether } from '#libraries/cv-printing/print-many.ts'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { type Language, localeOf, toLanguage } from '#platform/shared/languages.ts'
import { moneyOf } from '#platform/shared/money.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { packetBehind, selectPackets } from './find-packet.ts'

type Packet = Awaited<ReturnType<typeof packetBehind>>

/** By the link that was mailed. @throws Refused link_expired · submission_wordless: nobody is left in it */
export const printPacket = async (ctx: Context, { key }: Taken<typeof contract.printPacket>): Promise<RawAnswer> =>
  print(ctx, await packetBehind(ctx, key))

/** By the agency. @throws Refused not_found · submission_wordless */
export async function printOwnPacket(
  ctx: Context,
  { packet }: Taken<typeof contract.printOwnPacket>,
): Promise<RawAnswer> {
  const query = selectPackets(ctx).where('packets.id', '=', packet)
  return print(ctx, found(await query.where('packets.page_id', '=', found(ctx.membership).page).executeTakeFirst()))
}

/** Everybody who is still in it, one after the other: the formatted CV, and above it pay, notice and the note. */
async function print(ctx: Context, packet: Packet): Promise<RawAnswer> {
  const language = toLanguage(packet.language)
  const rows = await ctx.db
    .selectFrom('submissions')
    .selectAll()
    .where('packet_id', '=', packet.id)
    .where('anonymised_at', 'is', null)
    .where('state', '<>', 'withdrawn')
    .where('content', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) throw new Refused('submission_wordless')
  const printings = await Promise.all(rows.map((row) => printingOf(ctx, row, language, coverOf(ctx, row, language))))
  const bytes = await printCvsTogether(printings, `${packet.job} - ${packet.agency}`, sayIn(ctx))
  return asPdf({ bytes, name: safeName(`${packet.job} - ${packet.agency}.pdf`) })
}

function coverOf(ctx: Context, row: Submission, language: Language) {
  const say = (key: string, values = {}) => ctx.wording.say(language, `clientReview.${key}`, values)
  const { salary, salary_currency: currency, salary_period: period, notice_days, note } = row
  const pay =
    salary && currency && period
      ? `${moneyOf(localeOf(language), currency).format(salary)} · ${ctx.wording.say(language, `ui.money.${period}`)}`
      : ''
  return [
    { label: say('paper.salary'), value: pay },
    { label: say('paper.notice'), value: notice_days === null ? '' : say('noticeDays', { count: notice_days }) },
    { label: say('paper.note'), value: note },
  ].filter(({ value }) => value)
}
