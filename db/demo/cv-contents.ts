import type { City } from '#db/lookups/read-lookups.ts'
import type { Candidate } from './candidates.ts'
import { type Cv, layouts } from './cvs/cv.ts'
import type { Material, Occupation, Origin, Style, Trade } from './material.ts'
import { bigCity } from './pages.ts'
import type { Gender } from './people.ts'
import type { Random } from './random.ts'
import { arabicYears, borne, fill, languageName, placeFacts, told } from './wording.ts'

type About = Candidate & { country: string; home: string; style: Style; now: Date }
const accents = ['#0b5c8a', '#1f5f4a', '#7a3b2e', '#3d3a6b', '#444444', '#8a5a0b']

/** A working life that fits the profession, in the person's language. */
export function cvFor(random: Random, material: Material, about: About): Cv {
  const { language, family, person } = about
  const texts = material.texts[language]
  const { study, focus } = texts.trades[family] as Material['texts']['en']['trades'][string]
  const trade = material.trades[family] as Trade
  const occupation = trade.positions.find(({ id }) => id === about.position) as Occupation
  const drawn = random.whole(1, 16)
  // whoever leads was led first
  const years = material.leads.has(about.position) || occupation.seasoned ? Math.max(drawn, 6) : drawn
  const jobs = workOf(random, material, about, years)
  const headline = jobs[0]?.title ?? ''
  const facts = { headline, focus, years: years === 11 ? 10 : years, years_text: arabicYears(years) }
  const { cv } = texts
  const degrees = occupation.degrees ?? trade.degrees
  const chosen = random.pick(degrees)
  const degree = material.entry('degree', person.demo_persona && degrees.includes(bachelor) ? bachelor : chosen)
  // `Diploma (two to three years)` explains itself in a list, not in a CV
  const title = degree[language].replace(/ \(.*\)$/, '')
  const school = cityIn(random, material, about.home)
  const begun = Number(jobs.at(-1)?.from.slice(-4))
  const studied = Math.min(about.now.getUTCFullYear() - years, begun) - random.whole(0, 3)
  return {
    language,
    layout: random.pick(layouts),
    accent: random.pick(accents),
    name: person.name,
    headline,
    contacts: { email: person.email ?? '', phone: spaced(person.phone ?? ''), city: about.city[language] },
    labels: {
      summary: cv.summary,
      experience: cv.experience,
      education: cv.education,
      skills: cv.skills,
      languages: cv.languages,
      contact: cv.contact,
    },
    summary: fill(random.pick(years >= 3 ? cv.summaries : cv.junior), facts),
    jobs,
    education:
      degree.code === 'none' || degree.code === 'primary'
        ? []
        : [
            {
              degree: higher.has(degree.code ?? '') ? `${title}${language === 'ar' ? '،' : ','} ${study}` : title,
              school: fill(schoolFor(cv.school, degree.code ?? '', random), placeFacts(language, school)),
              year: String(studied),
            },
          ],
    skills: random.some(occupation.skills, random.whole(5, 9)).map((id) => material.entry('skill', id)[language]),
    languages: languagesOf(random, about, cv.levels),
  }
}

const bachelor = 8
const higher = new Set(['diploma', 'bachelor', 'engineer', 'master', 'doctorate', 'medical'])
const schoolFor = (
  [university = '', college = '', institute = '']: string[],
  degree: string,
  random: Random,
): string =>
  ['secondary', 'vocational', 'diploma', 'professional'].includes(degree)
    ? college
    : random.pick([university, university, institute])

const cityIn = (random: Random, { cities }: Material, country: string): City =>
  bigCity(random, cities.get(country) ?? [])

function workOf(random: Random, material: Material, about: About, years: number): Cv['jobs'] {
  const { language, family, gender, now } = about
  const { cv, trades } = material.texts[language]
  const { duties, wins } = trades[family] as Material['texts']['en']['trades'][string]
  const count = Math.min(4, 1 + Math.floor(years / 3))
  const deck = random.some(duties, duties.length)
  let months = now.getUTCFullYear() * 12 + now.getUTCMonth() - random.whole(0, 3)
  return Array.from({ length: count }, (_, at) => {
    const length = Math.max(7, Math.round(((years * 12) / count) * random.between(0.75, 1.2)))
    const to = months
    months -= length
    const from = months
    months -= random.whole(1, 3)
    const abroad = at === 0 || random.chance(0.4)
    const city = at === 0 ? about.city : cityIn(random, material, abroad ? about.country : about.home)
    const points = at === 0 ? deck.slice(0, 4) : at === 1 ? deck.slice(3) : random.some(duties, 2)
    const facts = { share: random.whole(6, 28), team: random.whole(4, 9) }
    const won = at < 2 ? [fill(wins[at] ?? '', facts)] : []
    return {
      title: titleOf(random, material, family, language, gender, about.position, at),
      company: companyOf(random, material, about.style, language, family),
      place: city[language],
      from: monthOf(from),
      to: at === 0 ? cv.present : monthOf(to),
      points: [...points.map(told), ...won],
    }
  })
}

const monthOf = (months: number): string => `${String((months % 12) + 1).padStart(2, '0')}/${Math.floor(months / 12)}`

function titleOf(
  random: Random,
  material: Material,
  family: string,
  language: Cv['language'],
  gender: Gender,
  position: number,
  at: number,
): string {
  const { positions } = material.trades[family] as Trade
  const own = positions.find(({ id }) => id === position) as Occupation
  // nobody becomes a dentist by way of the laboratory
  const humbler = positions.filter(
    ({ pay, skills }) => pay <= own.pay && skills.some((one) => own.skills.includes(one)),
  )
  const id = at === 0 ? position : random.pick(humbler).id
  return borne(language, material.entry('position', id), gender)
}

/** An invented employer whose name is written as the CV is. */
function companyOf(
  random: Random,
  { companies }: Material,
  style: Style,
  language: Cv['language'],
  family: string,
): string {
  const [root = '', latin = root] = random.pick(companies.roots[style]).split('|')
  const fitting = companies.sectors.filter(({ families }) => families.includes(family))
  const sector = random.pick(fitting.length > 0 ? fitting : companies.sectors)
  return fill(sector[language], { root: language === style || style === 'maghreb' ? root : latin })
}

function languagesOf(
  random: Random,
  { language, person, origin }: About,
  levels: Record<string, string>,
): Cv['languages'] {
  const own = motherTongue[origin]
  const second = origin === 'maghreb' ? ['fr', 'en'] : ['en']
  const spoken = [own, ...second.filter((code) => code !== own)]
  if (!spoken.includes(person.language)) spoken.push(person.language)
  return spoken.map((code, at) => ({
    name: capital(languageName(language, code)),
    level: levels[at === 0 ? 'native' : code === language ? 'C1' : random.pick(['C1', 'B2', 'B2', 'A2'])] ?? '',
  }))
}

const motherTongue: Record<Origin, string> = {
  arab: 'ar',
  maghreb: 'ar',
  french: 'fr',
  russian: 'ru',
  indian: 'hi',
  pakistani: 'ur',
  filipino: 'fil',
}

/** +971500001234 → +971 50 000 1234 */
const spaced = (phone: string): string =>
  phone.startsWith('+7')
    ? phone.replace(/^(\+7)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
    : phone.replace(/^(\+(?:33|20|\d{3}))(\d{2})(\d+)(\d{4})$/, '$1 $2 $3 $4')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
