import { readFileSync } from 'node:fs'
import { type Random, seeded } from '#db/demo/random.ts'
import { readLookups } from '#db/lookups/read-lookups.ts'
import type { Entry } from '#features/jobs/job-search/write-entries.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { zipf } from './zipf.ts'

/** Days over which the generated jobs were published. */
export const days = 120
const levels = ['', '', '', '', 'Senior ', 'Junior ', 'Lead ', 'Head ']
const suffixes = [
  '',
  '',
  '',
  '',
  ' – retail',
  ' – oil and gas',
  ' (Arabic speaking)',
  ' – real estate',
  ' – healthcare',
]
const syllables: Record<Language, string> = {
  en: 'ba be co cu da de fi fo ga go in ka le li lo ma me mo na ne pa per pro ra re ri ro sa se so sta te ti to tra un va ve vi wo',
  fr: 'ba bé cou da dé fi fon ga gé in lan lé li lo ma mé moi nou pa par pré ra ré ri ron sa sé sou sta té ti tou tra un va vé vi voi',
  ar: 'با بي تا حا خا دا را زا سا شا صا ضا طا عا غا فا قا كا لا ما نا ها وا يا مع مل كت عل حس سل در رس شر عم',
  ru: 'ба ве го де жи за ка ли мо не по ра со ту фо ча ши ре ми да ла па ро ст пр тр кр ни ва бо',
}
const endings: Record<Language, string> = {
  en: 'n r t s ing ed er ion ment al ive ity',
  fr: 'é er eur tion ment que ais es ie age',
  ar: 'ه ات ين ون ي ان ر ل م ب',
  ru: 'ние ция ость ный ать ик ор а ы ов',
}

/**
 * Live jobs, the same ones each time: positions, skills and cities of the product's lists, texts with the product's own
 * words first and made-up ones in a long tail, used as Zipf says; 70 % English, 15 Arabic, 10 French, 5 Russian.
 */
export async function generatedJobs(count: number, newest: number): Promise<Iterator<Entry>> {
  const random = seeded('jobs')
  return jobs(random, await choices(random), count, newest)
}

/** What jobs are made of, each as often as in life. */
export async function choices(random: Random) {
  const { entries, cities } = await readLookups()
  const numbers = Array.from({ length: 50_000 }, (_, at) => at + 1)
  const largest = cities.toSorted((a, b) => b.people - a.people)
  const words = languages.map((one) => [one, zipf(vocabulary(one, random), random)])
  return {
    position: zipf(entries.position, random, 0.8),
    skill: zipf(entries.skill, random, 0.8),
    city: zipf(largest, random, 0.9),
    company: zipf(numbers, random),
    word: Object.fromEntries(words) as Record<Language, () => string>,
    types: entries['employment-type'].map(({ code }) => code ?? ''),
    ranges: entries['experience-range'].map(({ code }) => code ?? ''),
  }
}
type Choices = Awaited<ReturnType<typeof choices>>

function* jobs(random: Random, choose: Choices, count: number, newest: number): Generator<Entry> {
  for (let at = 0; at < count; at++) {
    const language = random.weighted({ en: 70, ar: 15, fr: 10, ru: 5 })
    const job = choose.position()
    const title = language === 'en' ? `${random.pick(levels)}${job.en}${random.pick(suffixes)}` : job[language]
    const skills = Array.from({ length: random.whole(3, 8) }, choose.skill)
    const published_at = new Date(newest - Math.floor(((count - at) / count) * days * 86_400_000))
    const text = Array.from({ length: random.whole(60, 200) }, choose.word[language]).join(' ')
    const wanted = (one: Language) => (one === language ? skills.map((skill) => folded(skill[one])).join(' ') : '')
    yield {
      row: {
        ...rowOf(random, choose, at),
        id: random.id(published_at),
        language,
        title,
        published_at,
        confirmed_at: published_at,
        position_id: job.id,
        industry_id: job.parent ?? null,
        other_titles: {},
      },
      titles: { [language]: folded(title) },
      skills: Object.fromEntries(languages.map((one) => [one, `${folded(job[one])} ${wanted(one)}`])),
      bodies: { [language]: `${folded(title)} ${text}` },
      exact: foldExactly(title).split(' '),
      // as read from its title, which is that of its position
      facts: [],
    }
  }
}

function rowOf(random: Random, { city, company, types, ranges }: Choices, at: number) {
  const place = city()
  const firm = company()
  const month = random.chance(0.6) ? 500 + random.whole(0, 70) * 150 : null
  return {
    country_id: countryId(place.country),
    city_id: place.id,
    page_id: `00000000-0000-7000-8000-${String(firm).padStart(12, '0')}`,
    page_name: `Company ${firm}`,
    page_slug: `company-${firm}`,
    page_verified: firm % 3 === 0,
    page_logo_id: null,
    reference: at.toString(26).padStart(8, '2'),
    employment_types: [random.chance(0.7) ? (types[0] as string) : random.pick(types)],
    workplace: random.weighted({ on_site: 75, hybrid: 15, remote: 10 }),
    experience: random.pick(ranges),
    languages: ['en'],
    visa_support: random.chance(0.2),
    salary_min: month,
    salary_max: month && month + 500,
    salary_currency: 'USD',
    salary_period: 'month',
    salary_month_usd: month && month + 500,
    applicant_cap: null,
    anonymous: false,
    more_city_ids: [],
    apply_mode: 'here',
    applicants_count: random.whole(0, 60),
  }
}

const known = new Map<string, string>()
/** Folding is what the product does at each job; here the same few texts come again and again. */
function folded(text: string): string {
  const words = known.get(text) ?? foldWords(text)
  known.set(text, words)
  return words
}

/** Folded words of a language, commonest first: those of the demo's texts, then some thousands made of syllables. */
function vocabulary(language: Language, random: Random): string[] {
  const texts = readFileSync(`db/demo/texts/${language}.json`, 'utf8').replace(/\{\w+\}|"\w+":/g, ' ')
  const counts = new Map<string, number>()
  for (const one of foldWords(texts).split(' ')) counts.set(one, (counts.get(one) ?? 0) + 1)
  const real = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([one]) => one)
  const [parts, ends] = [syllables[language].split(' '), endings[language].split(' ')]
  const made = Array.from({ length: 20_000 }, () =>
    foldWords(Array.from({ length: random.whole(2, 4) }, () => random.pick(parts)).join('') + random.pick(ends)),
  )
  return [...new Set([...real, ...made])].filter(Boolean)
}
