import type { City } from '#db/lookups/read-lookups.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { contentOfCv } from './cv-content.ts'
import { cvFor } from './cv-contents.ts'
import type { Cv } from './cvs/cv.ts'
import type { Country, Material, Origin, Style, Trade } from './material.ts'
import { bigCity } from './pages.ts'
import { aPerson, type Gender, languageOf, mailName, nameFor, type Person, phoneFor } from './people.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

export type Candidate = {
  person: Person['row']
  first: string
  gender: Gender
  origin: Origin
  language: Language
  country: string
  city: City
  family: string
  position: number
}
export type CvFile = { format: 'pdf' | 'docx'; cv: Cv; row: Row<'files'> & { id: string; storage_key: string } }
export type Applicant = Candidate & { file: CvFile }

/** How many look for work of each kind; the rest share evenly. */
const popular: Record<string, number> = {
  software: 7,
  finance: 8,
  sales: 8,
  support: 9,
  office: 7,
  logistics: 9,
  civil: 6,
  nursing: 5,
  marketing: 6,
  engineering: 5,
}
const homes: Record<Origin, string[]> = {
  arab: ['EG', 'JO', 'LB', 'SY', 'SD', 'IQ'],
  maghreb: ['MA', 'TN', 'DZ'],
  french: ['FR'],
  russian: ['RU'],
  indian: ['IN'],
  pakistani: ['PK'],
  filipino: ['PH'],
}
const styles: Record<Language, Style> = { en: 'en', ar: 'ar', ru: 'ru', fr: 'fr' }

/** Candidates with a CV file each; the two personas come first. */
export function makeCandidates(random: Random, material: Material, cast: Cast, now: Date, rows: Rows): Applicant[] {
  const weights = Object.fromEntries(Object.keys(material.trades).map((family) => [family, popular[family] ?? 3]))
  const people = material.countries.flatMap((country) => Array.from({ length: country.people }, () => country))
  const number = new Map<Country, number>()
  const taken = new Set<string>()
  const all = people.map((country, at) => {
    const count = (number.get(country) ?? 0) + 1
    number.set(country, count)
    const persona = at === 0 ? cast['candidate-en'] : country.code === 'JO' && count === 1 ? cast['candidate-ar'] : null
    const family = persona === cast['candidate-en'] ? 'logistics' : persona ? 'marketing' : random.weighted(weights)
    const candidate = aCandidate(random, material, { country, family, persona, number: count, at, taken }, now)
    const file = withCv(random, material, candidate, at, now, rows)
    if (!persona) rows.users.push(candidate.person)
    return { ...candidate, file }
  })
  const isPersona = ({ person }: Applicant) => Boolean(person.demo_persona)
  return [...all.filter(isPersona), ...all.filter((one) => !isPersona(one))]
}

type Plan = { country: Country; family: string; persona: Person | null; number: number; at: number; taken: Set<string> }

function aCandidate(random: Random, material: Material, plan: Plan, now: Date): Candidate {
  const { country, family, persona, number } = plan
  const { positions } = material.trades[family] as Trade
  const position = persona?.origin === 'indian' ? positions.find(({ pay }) => pay === 1.1) : random.pick(positions)
  const city = persona
    ? (material.cities.get(country.code)?.[0] as City)
    : bigCity(random, material.cities.get(country.code) ?? [])
  const rest = { country: country.code, city, family, position: (position ?? positions[0])?.id ?? 1 }
  const phone = phoneFor(country, number)
  if (persona) {
    persona.row.phone = phone
    const { row, first, gender, origin } = persona
    return { person: row, first, gender, origin, language: row.language as Language, ...rest }
  }
  const gender = random.chance(womenIn[family] ?? 0.42) ? 'female' : 'male'
  const origin = random.weighted(country.origins)
  const language = languageOf(random, origin)
  const called = nameFor(random, material, { origin, gender, language }, plan.taken)
  const email = `${mailName(called)}${plan.at}@mail.example`
  const at = later(now, -random.between(32, 300) * day)
  const person = aPerson(random, {
    country,
    language,
    origin,
    gender,
    called,
    email,
    phone,
    accountType: 'candidate',
    at,
  })
  return { person: person.row, first: called.first, gender, origin, language, ...rest }
}

const womenIn: Record<string, number> = {
  nursing: 0.8,
  teaching: 0.65,
  crafts: 0.04,
  drivers: 0.06,
  security: 0.12,
  oilgas: 0.15,
  civil: 0.25,
  hr: 0.6,
}

function withCv(
  random: Random,
  material: Material,
  candidate: Candidate,
  number: number,
  now: Date,
  rows: Rows,
): CvFile {
  const at = later(candidate.person.created_at as Date, 0.1 * day)
  const home = random.pick(homes[candidate.origin])
  const style = candidate.origin === 'maghreb' && candidate.language === 'fr' ? 'maghreb' : styles[candidate.language]
  const cv = cvFor(random, material, { ...candidate, home, style, now })
  const format = number % 8 === 3 ? 'docx' : 'pdf'
  const id = random.id(at)
  const row = {
    id,
    owner_id: candidate.person.id,
    page_id: null,
    name: `${fileNames[candidate.language](candidate.person.name)}.${format}`,
    mime: mimes[format],
    bytes: 0,
    sha256: Buffer.alloc(0),
    storage_key: `${id.slice(-2)}/${id}`,
    width: null,
    height: null,
    thing: 'cv',
    thing_id: id,
    created_at: at,
  }
  rows.files.push(row)
  const content = contentOfCv(cv)
  keepCv(rows, candidate, { id, file: row, content, at })
  if (candidate.person.demo_persona) {
    // a second one, shortened for one kind of work
    const short = { ...content, experience: content.experience.slice(0, 2), skills: content.skills.slice(0, 4) }
    const later = new Date(at.getTime() + 20 * day)
    keepCv(rows, candidate, { id: random.id(later), file: null, content: short, at: later, name: content.headline })
  }
  return { format, cv, row }
}

type Kept = { id: string; file: { name: string } | null; content: CvContent; at: Date; name?: string }

/** The CV as its owner left it. Those of personas are still to be read, so that their receipt shows a true reading. */
function keepCv(rows: Rows, { person }: Candidate, { id, file, content, at, name }: Kept): void {
  const waits = file !== null && Boolean(person.demo_persona)
  const json = content as unknown as string
  rows.cvs.push({
    id,
    user_id: person.id,
    file_id: file ? id : null,
    name: name ?? file?.name ?? '',
    content: json,
    state: waits ? 'stored' : 'confirmed',
    is_primary: file !== null,
    confirmed_at: waits ? null : at,
    created_at: at,
    updated_at: at,
  })
  rows.cv_versions.push({ cv_id: id, version: 1, content: json, cause: file ? 'read' : 'written', created_at: at })
}

const mimes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const fileNames: Record<Language, (name: string) => string> = {
  en: (name) => `${name} CV`,
  ar: (name) => `السيرة الذاتية ${name}`,
  ru: (name) => `Резюме ${name}`,
  fr: (name) => `CV ${name}`,
}
