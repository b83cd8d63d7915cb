import { isThrownAway } from '#features/people/accounts/demand-email.ts'
import { toE164 } from '#features/people/accounts/phone-number.ts'
import { emailFault } from '#features/people/accounts/rules.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { mayBeFreeOn, mostTags } from '#features/sourcing/imports/rules.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { line, personName, prose } from '#platform/shared/fields.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Names } from './places.ts'
import * as said from './said-values.ts'
import type { Fault, FaultCode, TableDefaults, TableField } from './table-fields.ts'

/** How a table is understood. */
export type Reading = {
  columns: readonly (TableField | null)[]
  defaults: TableDefaults
  names: Names
  /** Where numbers without a prefix are at home, if no row says so. */
  home: number
  longestEnding: number
  now: Date
}

/** A person as a row says it, with what of it is left out. */
export type RowPerson = {
  name: string
  email: string | null
  phone: string | null
  language: Language
  content: CvContent
  rest: Record<string, unknown>
}
export type RowRead = { person: RowPerson | null; email: string | null; phone: string | null; faults: Fault[] }

/** What a row says of a person. Cells are words, never formulas; what cannot be understood is told by column. */
export function readRow(cells: readonly string[], reading: Reading): RowRead {
  const row = new Row(cells, reading)
  const name = row.name()
  const place = row.place()
  const [emails, phones] = [row.emails(), row.phones(place.country_id ?? reading.defaults.country_id ?? reading.home)]
  const [email, phone] = [emails[0] ?? null, phones[0] ?? null]
  if (!email && !phone) row.blockContacts()
  const rest = { ...place, ...row.salary(), ...row.terms() }
  const language = said.languageOf(row.one('language')) ?? reading.defaults.language
  const headline = row.short('headline', 160)
  const position = headline ? reading.names.position(headline) : null
  const isBlocked = row.faults.some(({ blocks }) => blocks)
  const person = isBlocked
    ? null
    : {
        ...{ name, email, phone, language },
        content: row.content({ name, email, phones, headline, language }),
        rest: { ...rest, headline, position_ids: position ? [position] : [], ...row.words() },
      }
  return { person, email, phone, faults: row.faults }
}

class Row {
  readonly faults: Fault[] = []
  readonly #cells: readonly string[]
  readonly #reading: Reading
  constructor(cells: readonly string[], reading: Reading) {
    this.#cells = cells
    this.#reading = reading
  }

  #columns(field: TableField): number[] {
    return this.#reading.columns.flatMap((one, at) => (one === field ? [at] : []))
  }

  all(field: TableField): { at: number; cell: string }[] {
    return this.#columns(field)
      .map((at) => ({ at, cell: unquoted(this.#cells[at] ?? '') }))
      .filter(({ cell }) => cell)
  }

  one(field: TableField): string {
    return this.all(field)[0]?.cell ?? ''
  }

  #say(code: FaultCode, column: number | null, blocks = false): void {
    this.faults.push({ column, code, blocks })
  }

  /** What is too long is cut, and said. */
  short(field: TableField, most: number): string {
    const [first] = this.all(field)
    if (!first) return ''
    const whole = line(100_000, 0).parse(first.cell)
    if (whole.length <= most) return whole
    this.#say('too_long', first.at)
    return line(most, 0).parse(whole.slice(0, most))
  }

  name(): string {
    const parts = (['first_name', 'middle_name', 'last_name'] as const).map((field) => this.one(field))
    const written = this.one('name') || parts.filter(Boolean).join(' ')
    const [at = null] = [...this.#columns('name'), ...this.#columns('first_name'), ...this.#columns('last_name')]
    const read = personName().safeParse(written)
    if (read.success) return read.data
    this.#say(written.trim().length < 2 ? 'name_missing' : 'name_wrong', at, true)
    return ''
  }

  emails(): string[] {
    return this.all('email').flatMap(({ at, cell }) => {
      const given = cell.split(/[\s;,|/<>()]+/).filter((word) => word.includes('@'))
      const right = given.map((word) => word.replace(/^mailto:/i, '')).filter((word) => this.#isEmail(word))
      if (right.length === 0) this.#say(given.some((word) => this.#endsLong(word)) ? 'email_ending' : 'email_wrong', at)
      return right
    })
  }

  #endsLong(word: string): boolean {
    return emailFault(word.replace(/^mailto:/i, ''), this.#reading.longestEnding) === 'email_ending'
  }

  #isEmail(word: string): boolean {
    return word.length <= 254 && !emailFault(word, this.#reading.longestEnding) && !isThrownAway(word)
  }

  phones(country: number): string[] {
    const found = this.all('phone').flatMap(({ at, cell }) => {
      if (said.isRounded(cell)) {
        this.#say('phone_rounded', at)
        return []
      }
      const right = said.severalOf(cell).flatMap((one) => toE164(one, countryCode(country)) ?? [])
      if (right.length === 0) this.#say('phone_wrong', at)
      return right
    })
    return [...new Set(found)].slice(0, 5)
  }

  /** Neither is there or right: what is wrong with them keeps the row out. */
  blockContacts(): void {
    const wrong = this.faults.filter(({ code }) => /^(?:email|phone)_/.test(code))
    if (wrong.length === 0)
      this.#say('no_contact', this.#columns('email')[0] ?? this.#columns('phone')[0] ?? null, true)
    for (const fault of wrong) fault.blocks = true
  }

  place(): { country_id?: number; city_id?: number } {
    const { names, defaults } = this.#reading
    const [land] = this.all('country')
    const country = land ? names.country(land.cell) : null
    if (land && !country) this.#say('country_unknown', land.at)
    const [town] = this.all('city')
    if (!town)
      return { ...((country ?? defaults.country_id) ? { country_id: (country ?? defaults.country_id) as number } : {}) }
    const parts = said.severalOf(town.cell)
    const named = country ?? parts.map((part) => names.country(part)).find((id) => id !== null) ?? null
    const city = parts.map((part) => names.city(part, named)).find((one) => one !== null) ?? null
    if (!city && !named) this.#say('city_unknown', town.at)
    const country_id = named ?? city?.country_id ?? defaults.country_id
    return { ...(country_id && { country_id }), ...(city && { city_id: city.id }) }
  }

  salary(): Record<string, unknown> {
    const [cell] = this.all('salary')
    if (!cell) return {}
    const salary = said.amountOf(cell.cell)
    if (salary === null) {
      this.#say('salary_wrong', cell.at)
      return {}
    }
    const { defaults } = this.#reading
    const salary_currency =
      said.currencyOf(cell.cell) ?? said.currencyOf(this.one('salary_currency')) ?? defaults.salary_currency
    if (!salary_currency) {
      this.#say('currency_missing', cell.at)
      return {}
    }
    const salary_period = said.periodOf(cell.cell) ?? said.periodOf(this.one('salary_period')) ?? defaults.salary_period
    return { salary, salary_currency, salary_period }
  }

  terms(): Record<string, unknown> {
    const [notice] = this.all('notice')
    const days = notice ? said.noticeOf(notice.cell) : null
    if (notice && days === null) this.#say('notice_wrong', notice.at)
    const [from] = this.all('available_on')
    const day = from ? said.dayOf(from.cell, this.#reading.defaults.date_order) : null
    const isFree = day !== null && mayBeFreeOn(day, this.#reading.now)
    if (from && !isFree) this.#say('date_wrong', from.at)
    return { ...(days !== null && { notice_days: days }), ...(isFree && { available_on: day }) }
  }

  /** Tags and the note, of all their columns. */
  words(): { tags: string[]; note: string } {
    const tags = this.all('tags').flatMap(({ cell }) => said.severalOf(cell))
    const short = [
      ...new Set(tags.map((tag) => line(200, 0).parse(tag.slice(0, 200)).slice(0, 40).trim()).filter(Boolean)),
    ]
    const notes = this.all('note')
    const note = prose(1_000_000).parse(notes.map(({ cell }) => cell).join('\n'))
    if (short.length > mostTags) this.#say('too_long', this.#columns('tags')[0] ?? null)
    if (note.length > 2000) this.#say('too_long', notes[0]?.at ?? null)
    return { tags: short.slice(0, mostTags), note: note.slice(0, 2000).trim() }
  }

  content(of: {
    name: string
    email: string | null
    phones: string[]
    headline: string
    language: Language
  }): CvContent {
    const company = this.short('employer', 160)
    const skills = this.all('skills').flatMap(({ cell }) => said.severalOf(cell))
    const { date_order } = this.#reading.defaults
    const month = (field: 'started' | 'ended') => {
      const [cell] = this.all(field)
      if (!cell) return null
      if (field === 'ended' && said.isPresent(cell.cell)) return 'present'
      const read = said.monthOf(cell.cell, date_order)
      if (!read) this.#say('date_wrong', cell.at)
      return read
    }
    const job = { title: of.headline, company, start: month('started'), end: month('ended') }
    return CvContent.parse({
      ...{ name: of.name, headline: of.headline, email: of.email ?? '', phones: of.phones, language: of.language },
      location: this.short('city', 160),
      experience: company ? [job] : [],
      skills: [...new Set(skills)].slice(0, 80).map((name) => ({ name: name.slice(0, 80) })),
    })
  }
}

/** The mark by which a file of ours keeps a formula from being one. */
const unquoted = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).trim()
