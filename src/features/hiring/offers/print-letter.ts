import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { moneyOf } from '#platform/shared/money.ts'
import { formatter } from '#platform/shared/words.ts'
import type { OfferRow } from './find-offers.ts'
import { valuesOf } from './letter-text.ts'
import { fillLetter, paragraphsOf } from './rules.ts'
import { filledOf } from './whole-terms.ts'

const template = path.join(import.meta.dirname, 'letter.typ')

/** Who signs: whoever wrote the offer. */
const signerOf = async (ctx: Context, { made_by }: OfferRow): Promise<string> =>
  made_by
    ? ((await ctx.db.selectFrom('users').select('name').where('id', '=', made_by).executeTakeFirst())?.name ?? '')
    : ''

/** The terms of a stored offer, as the contract has them: a draft may leave some open. */
export const termsOf = (row: OfferRow) => ({
  language: toLanguage(row.language),
  pay: row.pay,
  currency: row.currency,
  period: row.period,
  starts_on: row.starts_on,
  place: row.place,
  answer_by: row.answer_by?.toISOString() ?? null,
  zone: row.zone,
  text: row.text,
})

/** The same of one that has a letter. @throws Refused invalid: all that is missing */
export function saidTermsOf(row: OfferRow) {
  const { pay, starts_on, answer_by } = filledOf(row)
  return { ...termsOf(row), pay, starts_on, answer_by: answer_by.toISOString() }
}

/** Who accepted and when, and which letter: the fingerprint is that of the file as it was sent. Null as long as nobody did. */
function acceptanceOf(ctx: Context, row: OfferRow) {
  const { state, answered_at, accepted_name, accepted_hash, zone } = row
  if (state !== 'accepted' || !answered_at) return null
  const language = toLanguage(row.language)
  const say = (key: string) => ctx.wording.say(language, `offers.letter.${key}`)
  const at = formatter(language, zone).dateTime(answered_at, 'longMoment', { timeZoneName: besideHour(language) })
  return {
    title: say('accepted'),
    text: say('acceptedText'),
    facts: [
      { label: say('acceptedBy'), value: accepted_name },
      { label: say('acceptedAt'), value: at },
    ],
    ...(accepted_hash && { hash: { label: say('acceptedHash'), value: accepted_hash.toString('hex') } }),
  }
}

/**
 * An offer as a letter: its words, and its printed page with what was agreed below them.
 * @param isAnswered also by whom and when it was accepted, if it was: not of what is kept as the letter that was sent
 * @throws Refused invalid: all that is missing
 */
export async function printLetter(
  ctx: Context,
  row: OfferRow,
  isAnswered = false,
): Promise<{ letter: string; name: string; pdf: Buffer }> {
  const language = toLanguage(row.language)
  const said = saidTermsOf(row)
  const values = valuesOf(ctx, said, { ...row, signer: await signerOf(ctx, row) })
  // what was sent is what is printed
  const letter = row.letter || fillLetter(row.text, values)
  const say = (key: string, facts = {}) => ctx.wording.say(language, `offers.letter.${key}`, facts)
  const pdf = await printPdf(template, {
    language,
    title: say('title', { job: row.title }),
    company: row.company,
    today: values.today,
    paragraphs: paragraphsOf(letter).map((paragraph) => paragraph.split('\n')),
    terms: say('terms'),
    facts: [
      { label: say('job'), value: row.title },
      { label: say('pay'), value: `${moneyOf(localeOf(language), row.currency).format(said.pay)} ${values.period}` },
      { label: say('start'), value: values.start },
      { label: say('place'), value: values.place },
      { label: say('until'), value: values.until },
    ],
    acceptance: isAnswered ? acceptanceOf(ctx, row) : null,
    foot: say('foot', { site: ctx.brand.name[language], number: row.id }),
  })
  return { letter, pdf, name: safeName(`${say('file', { company: row.company })}.pdf`) }
}
