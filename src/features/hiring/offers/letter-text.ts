import type { Context, Db, Tx } from '#platform/server/context.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import { type Language, localeOf, toLanguage } from '#platform/shared/languages.ts'
import { currencyIn } from '#platform/shared/money.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { formatter } from '#platform/shared/words.ts'
import type { Terms } from './contract.ts'
import { type LetterValues, letterParameters, unknownParameters } from './rules.ts'

/** Who and what a letter names; its day is that of sending, and today's before that. */
type Named = { name: string; company: string; title: string; signer: string; sent_at?: Date | null }

/** What a letter's parameters stand for, as its language writes them. */
export function valuesOf(
  ctx: Context,
  terms: Omit<Terms, 'text'>,
  { name, company, title, signer, sent_at }: Named,
): LetterValues {
  const language = toLanguage(terms.language)
  const format = formatter(language, terms.zone)
  return {
    ...{ candidate_name: name, company_name: company, job_title: title, sender_name: signer || company },
    place: terms.place,
    currency: currencyIn(localeOf(language), terms.currency, terms.pay),
    pay: new Intl.NumberFormat(localeOf(language)).format(terms.pay),
    period: ctx.wording.say(language, `offers.period.${terms.period}`),
    start: format.dateTime(new Date(`${terms.starts_on}T12:00:00Z`), 'longDay', { timeZone: 'UTC' }),
    until: format.dateTime(new Date(terms.answer_by), 'longMoment', { timeZoneName: besideHour(language) }),
    today: format.dateTime(sent_at ?? ctx.now(), 'longDay'),
  }
}

/** A letter that names only what letters know. @throws Refused invalid: which names are wrong */
export function demandKnown(text: string): void {
  const unknown = unknownParameters(text)
  if (unknown.length > 0) throw wrongField('text', 'letter_parameter', { names: unknown.slice(0, 5).join(', ') })
}

/** What letters say where the page says nothing else; a brand may have its own. */
export const standardText = (ctx: Context, language: Language): string =>
  ctx.wording.say(
    language,
    'offers.letter.text',
    Object.fromEntries(letterParameters.map((name) => [name, `{${name}}`])),
  )

/** What a page says in its letters, by language. */
export async function ownTexts(db: Db | Tx, page: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('offer_texts').select(['language', 'text']).where('page_id', '=', page).execute()
  return new Map(rows.map(({ language, text }) => [language, text]))
}
