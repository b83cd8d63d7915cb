import './native-select.css'
import './phone-field.css'
import type { CountryCode } from 'libphonenumber-js/min'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { latinDigits } from '#platform/shared/latin-digits.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { FieldGroup, type FieldProps, fieldId } from './field.tsx'

type Props = FieldProps & {
  name: string
  /** E.164, `+212612345890`; empty when nothing is written. */
  value: string
  onChange: (value: string) => void
  /** ISO code of the country offered first. */
  country?: string
  /** Dial codes by country, `AE` → `+971`; those of the numbers' own rules while there are none. */
  dials?: ReadonlyMap<string, string>
}

type Numbers = typeof import('libphonenumber-js/min')

/** Hydrated. A telephone number: country and number, formatted while one writes, always left to right. */
export function PhoneField({ value, onChange, country = 'AE', dials, name, ...frame }: Props) {
  const t = useTranslations('ui')
  const [isTouched, setTouched] = useState(false)
  const numbers = useNumbers(isTouched || value !== '')
  const read = readNumber(numbers, value)
  const touch = () => setTouched(true)
  const [chosen, setChosen] = useState<CountryCode>()
  const [written, setWritten] = useState<string>()
  const [isIn, setIn] = useState(false)
  const [extension, setExtension] = useState<string>()
  // a number that was filled in brings its country along
  const told = written === undefined && read.country ? read.country : undefined
  const offered = beganIn(dials, value, country as CountryCode)
  const land = (told && !isSameDial(numbers, told, chosen) ? told : chosen) ?? offered
  const text = written ?? read.text

  const write = (given: string, where = land) => {
    const words = latinDigits(given)
    setExtension(undefined)
    if (hasWords(words) && numbers) {
      // nothing that was typed is lost: what follows a number is named and left out, what is none is refused as it stands
      const found = numbers.parsePhoneNumberFromString(words, { defaultCountry: where, extract: false })
      setWritten(words)
      setChosen(found?.country ?? where)
      setExtension(found?.ext)
      return onChange(found?.number ?? words)
    }
    const asYouType = numbers ? new numbers.AsYouType(where) : undefined
    const shown = asYouType && words.length > text.length ? asYouType.input(words) : words
    setWritten(shown)
    setChosen(where)
    if (words.trim().startsWith('+')) {
      const found = numbers?.parsePhoneNumberFromString(words)
      if (found?.country) setChosen(found.country)
      return onChange(found?.number ?? words.replace(/[^\d+]/g, ''))
    }
    onChange(toE164(numbers, words, where, dials?.get(where)))
  }
  const chooseLand = (next: CountryCode) => {
    setChosen(next)
    if (text) write(text, next)
  }
  // once left, the number is shown as its country writes it
  const leave = () => {
    setIn(false)
    if (value === '' || read.country) setWritten(undefined)
  }
  const error = frame.error ?? (!isIn && hasWords(value) ? t('phone.words') : undefined)
  const help = extension ? t('phone.extension', { extension }) : frame.help
  return (
    <FieldGroup {...frame} {...{ error, help }} name={`${name}-group`} id={frame.id ? `${frame.id}-group` : undefined}>
      {(link) => (
        <div className="phone" dir="ltr">
          <CountrySelect
            {...{ numbers, dials, land }}
            label={t('phone.country')}
            onChange={chooseLand}
            onTouch={touch}
          />
          <input
            className="input num"
            id={frame.id ?? fieldId(name)}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            aria-label={t('phone.number')}
            aria-describedby={link['aria-describedby']}
            aria-invalid={link['aria-invalid']}
            aria-required={link['aria-required']}
            value={text}
            onFocus={() => {
              touch()
              setIn(true)
            }}
            onChange={(event) => write(event.target.value)}
            onBlur={leave}
          />
          <input type="hidden" name={name} value={value} />
        </div>
      )}
    </FieldGroup>
  )
}

type SelectProps = {
  numbers?: Numbers
  dials?: ReadonlyMap<string, string>
  land: CountryCode
  label: string
  onChange: (country: CountryCode) => void
  onTouch: () => void
}

function CountrySelect({ numbers, dials, land, label, onChange, onTouch }: SelectProps) {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  const known = numbers?.getCountries() ?? (dials?.size ? ([...dials.keys()] as CountryCode[]) : [land])
  const lands = new Set(dials?.size ? known.filter((code) => dials.has(code)) : known)
  // a number of a country that is not offered is none of the first one in the list
  const sorted = [...lands.add(land)]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name))
  const dial = (code: CountryCode) => dials?.get(code) ?? (numbers ? `+${numbers.getCountryCallingCode(code)}` : '')
  return (
    <span className="native-select phone-country">
      <span className="input num" aria-hidden="true">
        {dial(land) || land}
      </span>
      <select
        aria-label={label}
        value={land}
        onFocus={onTouch}
        onChange={(event) => onChange(event.target.value as CountryCode)}
      >
        {sorted.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} ${dial(code)}`}
          </option>
        ))}
      </select>
      <Icon name="down" size="s" />
    </span>
  )
}

/** The rules of all countries weigh as much as the whole form: they come once somebody is about to write a number. */
function useNumbers(wanted: boolean): Numbers | undefined {
  const [numbers, setNumbers] = useState<Numbers>()
  useEffect(() => {
    if (wanted) import('libphonenumber-js/min').then((loaded) => setNumbers(() => loaded))
  }, [wanted])
  return numbers
}

/** Letters, or the sign before an extension. */
const hasWords = (text: string): boolean => /[\p{L}#]/u.test(text)

/** Canada and the United States share theirs: the one that was chosen stays. */
const isSameDial = (numbers: Numbers | undefined, one: CountryCode, other: CountryCode | undefined): boolean =>
  Boolean(numbers && other && numbers.getCountryCallingCode(one) === numbers.getCountryCallingCode(other))

/** Before the rules come: the country by whose code a number begins; the one offered first, where that is its own. */
function beganIn(dials: Props['dials'], value: string, first: CountryCode): CountryCode {
  const begins = [...(dials ?? [])].filter(([, dial]) => dial && value.startsWith(dial))
  const longest = Math.max(...begins.map(([, dial]) => dial.length))
  const lands = begins.filter(([, dial]) => dial.length === longest).map(([code]) => code as CountryCode)
  return lands.includes(first) ? first : (lands[0] ?? first)
}

function readNumber(numbers: Numbers | undefined, value: string): { country?: CountryCode; text: string } {
  const found = value ? numbers?.parsePhoneNumberFromString(value) : undefined
  return found?.country ? { country: found.country, text: found.formatNational() } : { text: value }
}

function toE164(numbers: Numbers | undefined, text: string, country: CountryCode, dial = ''): string {
  const digits = text.replace(/\D/g, '')
  // written before the rules came: most countries leave the first zero out abroad
  if (!digits || !numbers) return digits && dial + (dial ? digits.replace(/^0+/, '') : digits)
  const found = numbers.parsePhoneNumberFromString(text, country)
  return found?.number ?? `+${numbers.getCountryCallingCode(country)}${digits}`
}
