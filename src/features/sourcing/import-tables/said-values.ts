import { isCurrencyInUse } from '#features/site/lookups/currency-fields.ts'
import { mostPay } from '#features/site/lookups/pay-fields.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { TableDefaults } from './table-fields.ts'

const latin = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))

/** Several in one cell: by lines, semicolons, strokes, commas or an "or" between them. */
export const severalOf = (cell: string): string[] =>
  cell
    .split(/[;|/\n،,]|\s(?:or|ou|или|أو)\s/iu)
    .map((one) => one.trim())
    .filter(Boolean)

/** A number that a spreadsheet has shortened: its last digits are lost. */
export const isRounded = (cell: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/i.test(cell.trim())

const months = [
  'jan,january,يناير,كانون الثاني,январь,января,янв,janvier,janv',
  'feb,february,فبراير,شباط,февраль,февраля,фев,février,févr',
  'mar,march,مارس,آذار,март,марта,мар,mars',
  'apr,april,أبريل,نيسان,апрель,апреля,апр,avril,avr',
  'may,مايو,أيار,май,мая,mai',
  'jun,june,يونيو,حزيران,июнь,июня,июн,juin',
  'jul,july,يوليو,تموز,июль,июля,июл,juillet,juil',
  'aug,august,أغسطس,آب,август,августа,авг,août',
  'sep,sept,september,سبتمبر,أيلول,сентябрь,сентября,сен,septembre',
  'oct,october,أكتوبر,تشرين الأول,октябрь,октября,окт,octobre',
  'nov,november,نوفمبر,تشرين الثاني,ноябрь,ноября,ноя,novembre',
  'dec,december,ديسمبر,كانون الأول,декабрь,декабря,дек,décembre,déc',
]
const monthByName = new Map(
  months.flatMap((names, at) => names.split(',').map((name) => [fold(name), at + 1] as const)),
)

type DateParts = { year: number; month: number | null; day: number | null }

function dateParts(cell: string, order: TableDefaults['date_order']): DateParts | null {
  const text = fold(latin(cell).replace(/[./]/g, '-'))
  const iso = /^(\d{4}) (\d{1,2})(?: (\d{1,2}))?(?: \d|t|$)/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: iso[3] ? Number(iso[3]) : null }
  const plain = /^(\d{1,2}) (\d{1,2}) (\d{4}|\d{2})(?: |$)/.exec(text)
  if (plain) {
    const [one, other, year] = [Number(plain[1]), Number(plain[2]), Number(plain[3])]
    const isMonthFirst = other > 12 || (order === 'mdy' && one <= 12)
    return { year: year < 100 ? 2000 + year : year, month: isMonthFirst ? one : other, day: isMonthFirst ? other : one }
  }
  const short = /^(\d{1,2}) (\d{4})$/.exec(text)
  if (short) return { year: Number(short[2]), month: Number(short[1]), day: null }
  if (/^\d{4}$/.test(text)) return { year: Number(text), month: null, day: null }
  return namedParts(text)
}

function namedParts(text: string): DateParts | null {
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1]
  const word = /[\p{L} ]+/gu
    [Symbol.match](text)
    ?.map((one) => monthByName.get(one.trim().replace(/ г$/u, '')))
    .find(Boolean)
  if (!year || !word) return null
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1]
  return { year: Number(year), month: word, day: day ? Number(day) : null }
}

/** A day as `YYYY-MM-DD`; null where it is none. */
export function dayOf(cell: string, order: TableDefaults['date_order']): string | null {
  const parts = dateParts(cell, order)
  if (!parts?.month) return null
  const { year, month, day } = parts
  const at = new Date(Date.UTC(year, month - 1, day ?? 1))
  const isTrue = at.getUTCMonth() === month - 1 && year >= 1950 && year <= 2100
  return isTrue ? at.toISOString().slice(0, 10) : null
}

/** A month of work as a CV says it: `YYYY-MM`, `YYYY`; null where it is none. */
export function monthOf(cell: string, order: TableDefaults['date_order']): string | null {
  const parts = dateParts(cell, order)
  if (!parts || parts.year < 1950 || parts.year > 2100) return null
  const { year, month } = parts
  if (month === null) return String(year)
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null
}

/** Until now: somebody who still works there. */
export const isPresent = (cell: string): boolean =>
  /^(?:present|now|today|current|currently|حتى الآن|الآن|حاليا|настоящее время|по настоящее время|сейчас|н в|à ce jour|aujourd hui|actuel|en cours)$/u.test(
    fold(cell),
  )

const signs: [RegExp, string][] = [
  [/\baed\b|dhs?\b|د\.?\s?إ|درهم/iu, 'AED'],
  [/\bsar\b|\bsr\b|ر\.?\s?س|ريال/iu, 'SAR'],
  [/\bqar\b/i, 'QAR'],
  [/\bkwd\b|د\.?\s?ك/iu, 'KWD'],
  [/\bbhd\b/i, 'BHD'],
  [/\bomr\b/i, 'OMR'],
  [/\begp\b|ج\.?\s?م|جنيه/iu, 'EGP'],
  [/\bmad\b/i, 'MAD'],
  [/\btnd\b/i, 'TND'],
  [/\brub\b|₽|руб|(?<!\p{L})р\.?$/iu, 'RUB'],
  [/\bkzt\b|₸|тенге/iu, 'KZT'],
  [/\beur\b|€|euros?/i, 'EUR'],
  [/\busd\b|\$|dollars?|доллар|دولار/iu, 'USD'],
  [/\bgbp\b|£/i, 'GBP'],
  [/\binr\b|₹/i, 'INR'],
]

/** The currency a cell says, by sign, word or code. */
export function currencyOf(cell: string): string | null {
  const known = signs.find(([looks]) => looks.test(cell))?.[1]
  return known ?? cell.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)?.find(isCurrencyInUse) ?? null
}

const periods: [RegExp, TableDefaults['salary_period']][] = [
  [/hour|\/\s?h\b|ساعة|час|heure/iu, 'hour'],
  [/\bday|daily|يوم|день|сутки|jour/iu, 'day'],
  [/year|annual|annum|p\.?a\.?(?:\s|$)|سنة|سنوي|год|\ban(?:nuel)?\b/iu, 'year'],
  [/month|\/\s?m\b|شهر|мес|mois|mensuel/iu, 'month'],
]
export const periodOf = (cell: string): TableDefaults['salary_period'] | null =>
  periods.find(([looks]) => looks.test(cell))?.[1] ?? null

/** The first amount of a cell: `12 000`, `12.000,50`, `8–10k`; null where there is none. */
export function amountOf(cell: string): number | null {
  const found = /(\d[\d\s\u00a0\u202f.,'’]*)\s?([kк]|тыс|ألف|mille)?/iu.exec(latin(cell))
  if (!found?.[1]) return null
  const digits = found[1].replace(/[\s\u00a0\u202f'’]/g, '').replace(/[.,]$/, '')
  // two digits after the last sign are cents; three are thousands
  const whole = digits.replace(/[.,](\d{1,2})$/, '').replace(/[.,]/g, '')
  const amount = Number(whole) * (found[2] ? 1000 : 1)
  return Number.isSafeInteger(amount) && amount > 0 && amount <= mostPay ? amount : null
}

/** Days of a notice period: `30`, `1 month`, «2 недели»; null where it is none. */
export function noticeOf(cell: string): number | null {
  const text = fold(latin(cell))
  if (/immediat|فور|сразу|без отработки|aucun|none|sans/u.test(text)) return 0
  const number = Number(/\d+/.exec(text)?.[0] ?? (/اسبوعين|شهرين/u.test(text) ? 2 : 1))
  const each = /week|اسبوع|недел|semaine/u.test(text) ? 7 : /month|شهر|мес|mois/u.test(text) ? 30 : null
  if (each === null && !/^\d+ ?(?:days?|d|يوم\p{L}*|ايام|дн\p{L}*|день|jours?)?$/u.test(text)) return null
  const days = number * (each ?? 1)
  return days <= 365 ? days : null
}

const languages: [RegExp, Language][] = [
  [/^(?:en|eng|english|الانجليزيه|انجليزي|английский|anglais)$/u, 'en'],
  [/^(?:ar|ara|arabic|العربيه|عربي|арабский|arabe)$/u, 'ar'],
  [/^(?:ru|rus|russian|الروسيه|روسي|русский|russe)$/u, 'ru'],
  [/^(?:fr|fra|french|الفرنسيه|فرنسي|французский|francais)$/u, 'fr'],
]
export const languageOf = (cell: string): Language | null =>
  languages.find(([looks]) => looks.test(fold(cell)))?.[1] ?? null
