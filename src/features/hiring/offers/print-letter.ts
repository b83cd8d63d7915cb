import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { moneyOf } from '#platform/shared/money.ts'
import type { OfferRow } from './find-offers.ts'
import { valuesOf } from './letter-text.ts'
import { fillLetter, paragraphsOf } from './rules.ts'

const template = path.join(import.meta.dirname, 'letter.typ')

/** Who signs: whoever wrote the offer. */
const signerOf = async (ctx: Context, { made_by }: OfferRow): Promise<string> =>
  made_by
    ? ((await ctx.db.selectFrom('users').select('name').where('id', '=', made_by).executeTakeFirst())?.name ?? '')
    : ''

/** The terms of a stored offer, as the contract has them. */
export const termsOf = (row: OfferRow) => ({
  language: toLanguage(row.language),
  pay: row.pay,
  currency: row.currency,
  period: row.period,
  starts_on: row.starts_on,
  place: row.place,
  answer_by: row.answer_by.toISOString(),
  zone: row.zone,
  text: row.text,
})

/** An offer as a letter: its words, and its printed page with what was agreed below them. */
export async function printLetter(ctx: Context, row: OfferRow): Promise<{ letter: string; name: string; pdf: Buffer }> {
  const language = toLanguage(row.language)
  const values = valuesOf(ctx, termsOf(row), { ...row, signer: await signerOf(ctx, row) })
  const letter = fillLetter(row.text, values)
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
      { label: say('pay'), value: `${moneyOf(localeOf(language), row.currency).format(row.pay)} ${values.period}` },
      { label: say('start'), value: values.start },
      { label: say('place'), value: values.place },
      { label: say('until'), value: values.until },
    ],
    foot: say('foot', { site: ctx.brand.name[language], number: row.id }),
  })
  return { letter, pdf, name: safeName(`${say('file', { company: row.company })}.pdf`) }
}
