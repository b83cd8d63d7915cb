import { countryCode } from '#features/site/lookups/country-id.ts'
import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import { mostPay } from '#features/site/lookups/pay-fields.ts'
import type { Language } from '#platform/shared/languages.ts'
import { currencyOf } from '#platform/shared/likely-currencies.ts'
import { foldInPlace } from './fold-in-place.ts'

export type Pay = {
  amount: number
  currency: string
  period: 'hour' | 'day' | 'month' | 'year'
  /** Whether it is the most that is asked for, "up to 5000". */
  isMost?: true
}
/** Pay as it was typed; `currencies` share the name that was used, none where none was. */
export type Typed = {
  from: number
  to: number
  amount: number
  currencies: readonly string[]
  period: Pay['period'] | null
  /** Whether it is the most that is asked for. */
  isMost: boolean
}

/** What people call a currency; where several share the name, the first is meant unless the country says otherwise. */
const currencies: readonly (readonly [words: string, codes: readonly string[]])[] = [
  ['aed|dhs|درهم اماراتي|دراهم اماراتيه|дирхам оаэ', ['AED']],
  ['dh|dirhams?|درهم|دراهم|дирхам(?:ов|а)?', ['AED', 'MAD']],
  ['mad', ['MAD']],
  ['sar|sr|ريال سعودي', ['SAR']],
  ['qar|qr|ريال قطري', ['QAR']],
  ['omr|ريال عماني', ['OMR']],
  ['riyals?|rials?|ريالات|ريال|риал(?:ов|а)?', ['SAR', 'QAR', 'OMR']],
  ['kwd|kd|دينار كويتي', ['KWD']],
  ['bhd|bd|دينار بحريني', ['BHD']],
  ['jod|jd|دينار اردني', ['JOD']],
  ['tnd|dt|dinars? tunisiens?|دينار تونسي', ['TND']],
  ['dzd|dinars? algériens?|دينار جزائري', ['DZD']],
  ['iqd|دينار عراقي', ['IQD']],
  ['lyd|دينار ليبي', ['LYD']],
  ['dinars?|دينار|دنانير|динар(?:ов|а)?', ['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD']],
  ['egp|le|جنيه مصري|جنيهات|جنيه', ['EGP']],
  ['usd|us\\$|\\$|dollars?|دولارات|دولار|доллар(?:ов|а)?|долл', ['USD']],
  ['eur|€|euros?|يورو|евро', ['EUR']],
  ['gbp|£|pounds?', ['GBP']],
  ['rub|₽|рубл(?:ей|я|ь)|руб|روبل|roubles?', ['RUB']],
]
const periods: readonly (readonly [words: string, Pay['period']])[] = [
  ["per hour|an hour|/ ?h(?:our|r)?|hourly|في الساعه|بالساعه|в час|/ ?час|de l[’']heure|par heure|/ ?heure", 'hour'],
  ['per day|a day|daily|/ ?day|في اليوم|باليوم|يوميا|в день|за смену|/ ?смена|par jour|/ ?jour', 'day'],
  [
    'per month|a month|monthly|/ ?mo(?:nth)?|p\\.?m\\.?|في الشهر|بالشهر|شهريا|شهري|в месяц|/ ?мес(?:яц)?|par mois|/ ?mois|mensuels?',
    'month',
  ],
  ['per year|a year|per annum|yearly|annual(?:ly)?|/ ?year|p\\.?a\\.?|سنويا|в год|par an|/ ?an|annuels?', 'year'],
]
const lead =
  'salar(?:y|ies)|pay(?:ing)?|wages?|earn(?:ing)?|رواتب|براتب|راتب|بمرتب|مرتب|باجر|зарплат(?:а|ой|у)|з/?п|оклад(?:ом)?|salaires?|rémunération|remuneration|payée?s?'
const atLeast =
  "of|from|above|over|min(?:imum)?|at least|more than|من|فوق|اكثر من|لا يقل عن|от|не менее|не ниже|выше|свыше|d[’']au moins|au moins|à partir de|plus de|de"
const atMost =
  "under|below|less than|up to|max(?:imum)?|at most|no more than|not more than|اقل من|لا يزيد عن|بحد اقصى|حد اقصى|حتى|до|не более|не больше|меньше|менее|moins de|jusqu[’']à|au plus|pas plus de"
/** Those of them that are said of nothing but pay, age and years; the sum tells. */
const surelyLeast =
  "min(?:imum)?|at least|above|over|more than|فوق|اكثر من|لا يقل عن|от|не менее|не ниже|выше|свыше|d[’']au moins|au moins|à partir de|plus de"
const thousand = 'k|к|тыс(?:яч[аи]?)?\\.?|т\\.? ?р\\.?|тыр|الف|الاف|mille'
const number = '\\d{1,3}(?:[ ,.\\u00a0\\u202f]\\d{3})+|\\d+'
const upTo = `(?: ?[-–] ?| (?:to|до|à|الى) )(?:${number})(?<moreThen> ?(?:${thousand})(?!\\p{L}))?`
const amount = `(?<amount>${number})(?<more> ?(?:${thousand})(?!\\p{L}))?(?:${upTo})?\\+?`

const oneOf = (words: readonly (readonly [string, unknown])[]) => words.map(([one]) => one).join('|')
const [money, time] = [oneOf(currencies), oneOf(periods)]
const begin = `(?<![\\p{L}\\p{N}])(?:(?<lead>${lead})[ :]+)?(?:(?:(?<most>${atMost})|(?<least>${surelyLeast})|${atLeast}) )?`
const taxes = 'net|brut|gross|на руки|чистыми|صافي'
const end = `(?: ?(?<time>${time})(?!\\p{L}))?(?: (?<taxes>${taxes})(?!\\p{L}))?(?: (?<trail>${lead})(?!\\p{L}))?`
const patterns = [
  `${begin}${amount} ?(?<money>${money})(?!\\p{L})${end}`,
  `${begin}(?<money>${money}) ?${amount}(?!\\p{N})${end}`,
  `${begin}${amount}(?![\\p{N}%]| ?(?:kgs?|kms?|кг|км)(?!\\p{L}))${end}`,
].map((pattern) => new RegExp(pattern, 'giu'))
const least = 100
/** What a sum comes to at least that is called a least one and nothing else: no age, no years of work. */
const leastBare = 500
const isYear = (sum: number) => sum > 1950 && sum < 2050 && sum % 100 !== 0

/** The pay that a text asks for, wherever it stands; a bare number is one only beside a word for pay, a time or thousands. */
export function payIn(text: string): Typed | null {
  const plain = foldInPlace(text)
  for (const pattern of patterns)
    for (const found of plain.matchAll(pattern)) {
      const typed = typedIn(found)
      if (typed) return typed
    }
  return null
}

/** What a sum without a currency is in for readers of whom no country is known; riyals are worth as much as dirhams. */
const usualIn: Record<Language, string> = { en: 'AED', ar: 'AED', ru: 'RUB', fr: 'EUR' }
/** Of currencies that share a name, the one that its speakers mostly mean: dirhams are asked for in French in Morocco. */
const likelierIn: Partial<Record<Language, string>> = { fr: 'MAD' }

/** Which money is meant, by the country that one looks in or else the language, and for which time. Null where no rate is known. */
export function payMeant(
  { amount: sum, currencies: named, period, isMost }: Typed,
  country: number | null,
  language: Language,
): Pay | null {
  const usual = country === null ? usualIn[language] : currencyOf(countryCode(country))
  const likelier = named.find((one) => one === usual) ?? named.find((one) => one === likelierIn[language])
  const currency = likelier ?? named[0] ?? usual
  const monthly = monthlyDollars(sum, currency, 'month')
  if (monthly === null) return null
  // nobody earns twenty dollars a month, or thirty thousand
  const likely = monthly < 60 ? 'hour' : monthly > 20_000 ? 'year' : 'month'
  return { amount: sum, currency, period: period ?? likely, ...(isMost && { isMost }) }
}

function typedIn(found: RegExpExecArray): Typed | null {
  const {
    amount: digits = '',
    more,
    moreThen,
    money: named,
    time: span,
    lead: led,
    trail,
    taxes: taxed,
    least: isAtLeast,
    most: isAtMost,
  } = found.groups ?? {}
  const plain = Number(digits.replace(/\D/g, ''))
  // "от 60 до 80 тысяч" says the thousands once
  const sum = plain * (more || (moreThen && plain < 1000) ? 1000 : 1)
  const isSaid = (led ?? trail ?? taxed) !== undefined && (sum >= least || span !== undefined)
  const isMost = isAtMost !== undefined
  const isBound = (isAtLeast !== undefined || isMost) && sum >= leastBare && !isYear(sum)
  if (named === undefined && !isSaid && !isBound && !more && span === undefined) return null
  if (sum === 0 || sum > mostPay) return null
  const codes = currencies.find(([words]) => isOneOf(words, named))?.[1] ?? []
  const period = periods.find(([words]) => isOneOf(words, span))?.[1] ?? null
  return { from: found.index, to: found.index + found[0].length, amount: sum, currencies: codes, period, isMost }
}

const isOneOf = (words: string, said: string | undefined) =>
  said !== undefined && new RegExp(`^(?:${words})$`, 'iu').test(said)
