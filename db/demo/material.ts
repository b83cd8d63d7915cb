import { readFile } from 'node:fs/promises'
import path from 'node:path'
import leads from '#db/lookups/positions-that-lead.json' with { type: 'json' }
import { type City, type Entry, readLookups } from '#db/lookups/read-lookups.ts'
import { type Language, languages } from '#platform/shared/languages.ts'

export type TradeTexts = {
  study: string
  focus: string
  missions: string[]
  /** English ones begin with the verb as it stands in an advert and in a CV: `Build|Built new features`. */
  duties: string[]
  needs: string[]
  wins: string[]
}

export type Texts = {
  job: {
    openings: string[]
    closings: string[]
    teams: string[]
    place: string
    workplace: Record<string, string>
    experience: string
    degree: string
    languages: string
    skills: string
    visa: string
    offer: string
    offers: string[]
    titles: string[]
    qualifiers: string[]
  }
  page: { about: string[]; agency: string[]; institution: string[] }
  questions: Record<string, string[]>
  answers: { why: string[]; proud: string[] }
  notes: string[]
  messages: ['page' | 'candidate', string][][]
  review: string[]
  cv: Record<'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'contact' | 'present', string> & {
    summaries: string[]
    junior: string[]
    school: string[]
    levels: Record<'native' | 'C1' | 'B2' | 'A2', string>
  }
  trades: Record<string, TradeTexts>
}

export type Style = 'en' | 'ar' | 'maghreb' | 'fr' | 'ru'
export type Origin = 'arab' | 'maghreb' | 'french' | 'russian' | 'indian' | 'pakistani' | 'filipino'

/** `pages` and `people` are how many; `rate` is local money per US dollar; `pay` compares wages with the Emirates. */
export type Country = {
  code: string
  pages: number
  people: number
  currency: string
  rate: number
  pay: number
  /** No month's wage is below this, in local money. */
  floor: number
  /** Followed by four digits it is a phone number that nobody is likely to have. */
  phone: string
  styles: Partial<Record<Style, number>>
  adverts: Partial<Record<Language, number>>
  origins: Partial<Record<Origin, number>>
}

/** `pay` is a usual month in the Emirates in US dollars; that of a position multiplies it. */
export type Trade = {
  pay: number
  degrees: number[]
  questions: string[]
  positions: Occupation[]
}
/** One of a trade: what it takes to do it, which studies lead to it where not all of the trade do, whether beginners are not taken; and which industries alone have it. */
export type Occupation = {
  id: number
  pay: number
  skills: number[]
  degrees?: number[]
  seasoned?: true
  industries?: number[]
}

export type Sector = { key: string; industry: number; families: string[] } & Record<Language, string>
type NameForms = Record<Language, string>
export type Companies = {
  roots: Record<Style, string[]>
  sectors: Sector[]
  agency: NameForms
  institution: Pick<Sector, 'industry' | 'families'> & NameForms
}
export type Names = Record<Origin, { male: string[]; female: string[]; family: string[] }>

export type Material = {
  texts: Record<Language, Texts>
  countries: Country[]
  companies: Companies
  names: Names
  trades: Record<string, Trade>
  /** Trades that nothing is drawn of: each with so many jobs of its own, at companies of an industry. */
  rareTrades: Record<string, Trade & { jobs: number; industry: number }>
  cities: Map<string, City[]>
  /** Positions of those who lead others. */
  leads: ReadonlySet<number>
  entry: (list: 'position' | 'skill' | 'degree', id: number) => Entry
  experience: Map<string, Entry>
  /** What a candidate reads, by the code of the reason. */
  reasons: Map<string, Entry>
}

/** Everything demo content is made from: the texts and tables beside this file, and the lists of the product. */
export async function readMaterial(): Promise<Material> {
  const [countries, companies, names, trades, rareTrades, lookups, ...texts] = await Promise.all([
    read<Country[]>('countries'),
    read<Companies>('companies'),
    read<Names>('names'),
    read<Record<string, Trade>>('trades'),
    read<Material['rareTrades']>('rare-trades'),
    readLookups(),
    ...languages.map((language) => read<Texts>(`texts/${language}`)),
  ])
  const { entries } = lookups
  const byId = (list: 'position' | 'skill' | 'degree') => new Map(entries[list].map((entry) => [entry.id, entry]))
  const lists = { position: byId('position'), skill: byId('skill'), degree: byId('degree') }
  const byCode = (rows: Entry[]) => new Map(rows.map((entry) => [entry.code ?? '', entry]))
  return {
    texts: Object.fromEntries(languages.map((language, at) => [language, texts[at]])) as Material['texts'],
    countries,
    companies,
    names,
    trades,
    rareTrades,
    cities: Map.groupBy(lookups.cities, (city) => city.country),
    leads: new Set(leads),
    entry: (list, id) => lists[list].get(id) as Entry,
    experience: byCode(entries['experience-range']),
    reasons: byCode(entries['reject-reason-public']),
  }
}

const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, `${name}.json`), 'utf8')) as T
