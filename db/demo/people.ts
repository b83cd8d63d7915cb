import { countryId } from '#features/site/lookups/country-id.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Country, Material, Origin } from './material.ts'
import type { Random } from './random.ts'
import { day, later, type Row } from './rows.ts'
import { slugOf } from './wording.ts'

export type Gender = 'male' | 'female'
export type Person = { row: Row<'users'> & { id: string; name: string }; gender: Gender; origin: Origin; first: string }

type Called = { first: string; name: string; latin: string }

type Bearer = { origin: Origin; gender: Gender; language: Language }

/** A name of that origin, written as the language writes it; not one of those taken, as far as names go round. */
export function nameFor(random: Random, material: Material, bearer: Bearer, taken = new Set<string>()): Called {
  let called = anyName(random, material, bearer)
  for (let tries = 0; taken.has(called.latin) && tries < 20; tries++) called = anyName(random, material, bearer)
  taken.add(called.latin)
  return called
}

function anyName(random: Random, material: Material, { origin, gender, language }: Bearer): Called {
  const pool = material.names[origin]
  const [first = '', firstLatin = first] = random.pick(pool[gender]).split('|')
  const forms = random.pick(pool.family).split('|')
  const [family = ''] = forms
  const latin = `${firstLatin} ${forms.at(-1)}`
  if (origin === 'russian') {
    const her = gender === 'female'
    const written = language === 'ru'
    const familyOfHer = forms[1] ?? family
    const latinOfHer = `${latin}a`
    return {
      first: written ? first : firstLatin,
      name: written ? `${first} ${her ? familyOfHer : family}` : her ? latinOfHer : latin,
      latin: her ? latinOfHer : latin,
    }
  }
  const arabic = language === 'ar' && (origin === 'arab' || origin === 'maghreb')
  return arabic ? { first, name: `${first} ${family}`, latin } : { first: firstLatin, name: latin, latin }
}

/** What people of that origin, living there, write in. */
export function languageOf(random: Random, origin: Origin): Language {
  if (origin === 'arab') return random.chance(0.62) ? 'ar' : 'en'
  if (origin === 'maghreb') return random.chance(0.75) ? 'fr' : 'ar'
  return origin === 'french' ? 'fr' : origin === 'russian' ? 'ru' : 'en'
}

/** The origin somebody who works in that language in that country is likely to have. */
export function originOf(random: Random, country: Country, language: Language): Origin {
  if (language === 'ru') return 'russian'
  const origin = random.weighted(country.origins)
  if (language === 'ar') return origin === 'maghreb' ? 'maghreb' : 'arab'
  const speaksFrench = origin === 'maghreb' || origin === 'french' || origin === 'arab'
  return language === 'fr' && !speaksFrench ? 'french' : origin
}

type Asked = {
  country: Country
  language: Language
  origin: Origin
  gender: Gender
  called: Called
  email: string
  accountType: Row<'users'>['account_type']
  at: Date
  phone?: string
}

export function aPerson(random: Random, asked: Asked): Person {
  const { called, at } = asked
  const row = {
    id: random.id(at),
    account_type: asked.accountType,
    name: called.name,
    email: asked.email,
    phone: asked.phone ?? null,
    password_hash: null as string | null,
    language: asked.language,
    country_id: countryId(asked.country.code),
    role_cp: 0,
    is_agent: false,
    post_permission: 1,
    state: 'active' as const,
    email_verified_at: later(at, day / 8),
    phone_verified_at: null,
    demo_persona: null as string | null,
    created_at: at,
  }
  return { row, gender: asked.gender, origin: asked.origin, first: called.first }
}

/** Local part of a mail address. */
export const mailName = ({ latin }: Called): string => slugOf(latin).replace(/-/g, '.')

/** Four more digits behind the country's harmless prefix; the number counts, so that none is given twice. */
export const phoneFor = (country: Country, number: number): string =>
  `${country.phone}${String((number * 7919) % 10_000).padStart(4, '0')}`
