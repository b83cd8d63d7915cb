import { seeded } from '#db/demo/random.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { rangeOf } from '#features/site/lookups/experience-ranges.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import type { Entry } from '#features/sourcing/cv-search/index/entry-of.ts'
import { levelsUpTo } from '#features/sourcing/cv-search/index/facts-of.ts'
import { lexeme, timeLexemes } from '#features/sourcing/cv-search/index/lexemes.ts'
import { keysOfName } from '#libraries/names/name-keys-contract.ts'
import { languages } from '#platform/shared/languages.ts'
import { choices } from './generated-jobs.ts'

/** Days over which the generated CVs were last changed; most of them lately. */
const days = 730
/** The page that searches: some applied to it. */
export const searchingPage = '00000000-0000-7000-8000-00000000000a'
export const names = ['Mohammed', 'Fatima', 'Omar', 'Priya', 'Ivan', 'Layla', 'Ahmed', 'Karim', 'Elena', 'Yusuf']
const families = ['Khatib', 'Haddad', 'Nair', 'Morozov', 'Benali', 'Petrov', 'Singh', 'Mansour', 'Ivanov', 'Fares']
const spoken = ['en', 'ar', 'fr', 'ru', 'hi', 'ur']
const levels = ['A2', 'B1', 'B2', 'C1', 'C2', 'native']

/**
 * CVs of 250 to 500 words, the same ones each time: positions, skills and cities of the product's lists, texts used as Zipf
 * says; 70 % English, 15 Arabic, 10 French, 5 Russian; nine of ten may be found by every page.
 */
export async function* generatedCvs(count: number, newest: number): AsyncGenerator<Entry> {
  const random = seeded('cvs')
  const choose = await choices(random)
  for (let at = 0; at < count; at++) {
    const language = random.weighted({ en: 70, ar: 15, fr: 10, ru: 5 })
    const updated_at = new Date(newest - Math.floor(random.next() ** 2 * days * 86_400_000))
    const jobs = Array.from({ length: random.whole(1, 4) }, choose.position)
    const skills = Array.from({ length: random.whole(4, 12) }, choose.skill)
    const city = choose.city()
    const country = countryId(city.country)
    const years = random.whole(0, 25)
    const degree = random.whole(4, 14)
    const known = random.some(spoken, random.whole(1, 3)).map((one) => `${one}:${random.pick(levels)}`)
    const titles = foldWords(jobs.map((job) => job[language]).join(' '))
    const text = Array.from({ length: random.whole(250, 500) }, choose.word[language]).join(' ')
    const name = `${random.pick(names)} ${random.pick(families)}`
    const isOpen = random.chance(0.9)
    yield {
      row: {
        user_id: random.id(updated_at),
        language,
        headline: jobs[0]?.[language] ?? '',
        years,
        country_id: country,
        city_id: city.id,
        moves_country_ids: [],
        position_ids: [jobs[0]?.id ?? 1],
        degree_id: degree,
        nationality_ids: [country],
        languages: known,
        skills: skills.slice(0, 8).map((skill) => skill[language]),
        notice_days: random.pick([0, 14, 30, 60, 90]),
        free_on: null,
        updated_at,
        // nobody is compared with a job here
        ...{ compared: null, compared_whole: null, beside: null },
      },
      titles: { [language]: titles },
      skills: Object.fromEntries(
        languages.map((one) => [
          one,
          foldWords(`${one === language ? skills.map((skill) => skill[one]).join(' ') : ''} ${jobs[0]?.[one] ?? ''}`),
        ]),
      ),
      bodies: { [language]: text },
      private: { [language]: foldWords(name) },
      lexemes: [
        ...(isOpen ? [lexeme.open] : []),
        ...(random.chance(0.004) ? [lexeme.to(searchingPage)] : []),
        ...keysOfName(name).map(lexeme.name),
        lexeme.country(country),
        lexeme.city(city.id),
        lexeme.position(jobs[0]?.id ?? 1),
        lexeme.experience(rangeOf(years)),
        lexeme.degree(degree),
        ...known.flatMap((one) =>
          levelsUpTo(one.split(':')[1] ?? '').map((level) => lexeme.language(one.split(':')[0] ?? '', level)),
        ),
        lexeme.nationality(country),
        ...skills.map((skill) => lexeme.skill(foldWords(skill[language]))),
        ...timeLexemes(updated_at, isOpen),
      ],
    }
  }
}
