import type { Language } from '#platform/shared/languages.ts'
import type { Material, Origin } from './material.ts'
import { aPerson, type Gender, type Person } from './people.ts'
import type { Random } from './random.ts'
import { day, later, type Row } from './rows.ts'

export const personaPassword = 'Masar2026'

type Persona = {
  name: string
  latin: string
  language: Language
  country: string
  origin: Origin
  gender: Gender
  accountType: Row<'users'>['account_type']
}
const persona = (
  name: string,
  latin: string,
  language: Language,
  country: string,
  origin: Origin,
  gender: Gender,
  accountType: Row<'users'>['account_type'],
): Persona => ({ name, latin, language, country, origin, gender, accountType })

/** People one can be in a demo, each to show one side of the product. */
export const personas = {
  'candidate-en': persona('Priya Nair', 'Priya Nair', 'en', 'AE', 'indian', 'female', 'candidate'),
  'candidate-ar': persona('ليلى الحداد', 'Layla Haddad', 'ar', 'JO', 'arab', 'female', 'candidate'),
  employer: persona('Omar Al Khatib', 'Omar Al Khatib', 'en', 'AE', 'arab', 'male', 'employer'),
  recruiter: persona('Elena Morozova', 'Elena Morozova', 'ru', 'AE', 'russian', 'female', 'employer'),
  'hiring-manager': persona('Karim Benali', 'Karim Benali', 'fr', 'AE', 'maghreb', 'male', 'employer'),
  agency: persona('Salma Cherkaoui', 'Salma Cherkaoui', 'fr', 'MA', 'maghreb', 'female', 'agency'),
  admin: persona('Nadia Fares', 'Nadia Fares', 'en', 'AE', 'arab', 'female', 'employer'),
  agent: persona('يوسف درويش', 'Yousef Darwish', 'ar', 'AE', 'arab', 'male', 'employer'),
  reviewer: persona('Layla Aziz', 'Layla Aziz', 'en', 'AE', 'arab', 'female', 'employer'),
  support: persona('Carlo Santos', 'Carlo Santos', 'en', 'AE', 'filipino', 'male', 'employer'),
  finance: persona('Ирина Орлова', 'Irina Orlova', 'ru', 'AE', 'russian', 'female', 'employer'),
  content: persona('Nadir Haddad', 'Nadir Haddad', 'fr', 'AE', 'maghreb', 'male', 'employer'),
  freelance: persona('Rania Kassem', 'Rania Kassem', 'en', 'AE', 'arab', 'female', 'freelance'),
  external: persona('Viktor Sokolov', 'Viktor Sokolov', 'ru', 'AE', 'russian', 'male', 'employer'),
} as const satisfies Record<string, Persona>
export type PersonaKey = keyof typeof personas
export type Cast = Record<PersonaKey, Person>

export const personaEmail = (key: string): string => `${key}@demo.masar.example`

export function makeCast(random: Random, material: Material, passwordHash: string, now: Date): Cast {
  const cast = Object.entries(personas).map(([key, { name, latin, accountType, ...about }], at): [string, Person] => {
    const country = material.countries.find(({ code }) => code === about.country) ?? material.countries[0]
    if (!country) throw new Error('no countries')
    const person = aPerson(random, {
      ...about,
      country,
      accountType,
      called: { first: name.split(' ')[0] ?? name, name, latin },
      email: personaEmail(key),
      at: later(now, -(200 + at) * day),
    })
    const rights = { role_cp: key === 'admin' ? 1 : 0, is_agent: key === 'agent', post_permission: 2 }
    Object.assign(person.row, rights, { password_hash: passwordHash, demo_persona: key })
    return [key, person]
  })
  return Object.fromEntries(cast) as Cast
}
