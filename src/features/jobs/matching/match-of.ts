import { spokenIn } from '#features/cvs/cvs/spoken.ts'
import type { Stems } from '#features/jobs/job-search/stems.ts'
import { explainer } from './explainer.ts'
import type { Line } from './lines-of.ts'
import type { Match } from './match-contract.ts'
import { type AskedDegree, matchDegree } from './match-degree.ts'
import { matchLicence } from './match-licence.ts'
import { matchYears } from './match-years.ts'
import { type Cv, fromLine, fromProfile, nothing } from './shown.ts'
import type { Must } from './ways.ts'

/** What a job asks for, in words and in what can be compared. */
export type Asks = {
  /** Must-have skills, by every name they have; then what shows a part of one. */
  skills: readonly Must[]
  /** `work`: what the job and its kin are called; null where the job says no position, and nobody can tell which work counts. */
  experience: Parameters<typeof matchYears>[0] | null
  degree: AskedDegree | null
  languages: readonly { text: string; code: string }[]
  licences: readonly string[]
  /** Where one must be; null where it does not matter. */
  place: { text: string; countries: readonly number[]; cities: readonly number[] } | null
  /** Knock-out questions with the answer that was given. */
  answers: readonly { question: string; answer: string; isMet: boolean }[]
}

/** Where somebody is or would go, and who says so. */
export type Home = { from: 'cv' | 'profile'; text: string; country: number; city: number | null }
/** What a person says beside the CV. */
export type Said = {
  experience: string | null
  degrees: readonly { code: string; text: string }[]
  languages: readonly { language: string; level: string; text: string }[]
  licences: readonly string[]
  skills: readonly string[]
  home: Home | null
  /** Places the person would work in. */
  wishes: readonly Home[]
}
export type Known = {
  cv: Cv | null
  said: Said
  stems: Stems
  now: Date
  /** All skills that will be asked for, where several jobs are compared. */
  skills?: readonly Must[]
}

/**
 * Whether each thing that a job asks for is met, and by which line of the CV, field of the profile or answer. Nothing is
 * weighed and nothing is added up (product.md, promise 7).
 */
export function matchOf(asks: Asks, known: Known): Match[] {
  return [
    ...matchSkills(asks.skills, known),
    ...(asks.experience ? [matchYears(asks.experience, known)] : []),
    ...(asks.degree ? [matchDegree(asks.degree, known.cv, known.said.degrees)] : []),
    ...asks.languages.map((language) => matchLanguage(language, known)),
    ...asks.licences.map((licence) => matchLicence(licence, known.cv, known.said.licences)),
    ...(asks.place ? [matchPlace(asks.place, known.said)] : []),
    ...asks.answers.map(({ question, answer, isMet }) => ({
      ...nothing('answer', question, isMet ? 'met' : 'not_met'),
      shown: { from: 'answer' as const, text: answer, marks: [], line: null },
    })),
  ]
}

type Explain = ReturnType<typeof explainer>
const explainers = new WeakMap<Known, { ofCv: Explain; ofProfile: Explain }>()

/** Who looks for skills in a CV, and in a profile. */
function explainersOf(known: Known) {
  const { cv, said, stems, skills } = known
  const made = explainers.get(known)
  if (made) return made
  // a name may be a skill by chance: Rust, Ruby, Dart
  const lines = cv?.lines.filter(({ kind }) => kind !== 'name') ?? []
  // what somebody did or can do shows it better than what they were called, and that better than what they studied: "Diploma, Communication"
  const ofCv = explainer(
    lines.toSorted((a, b) => weightOf(a) - weightOf(b)),
    stems,
    skills,
  )
  const stated = said.skills.map((text, at): Line => ({ ...skillLine, text, number: at }))
  const both = { ofCv, ofProfile: explainer(stated, stems, skills) }
  explainers.set(known, both)
  return both
}

/** Of each skill whether it is there, and which line shows it or a part of it. */
export function matchSkills(skills: readonly Must[], known: Known): Match[] {
  const { ofCv, ofProfile } = explainersOf(known)
  const [found, inProfile] = [ofCv(skills), ofProfile(skills)]
  const shownBy = (is: (must: number) => boolean): Match['shown'] => {
    const here = found.find(({ must }) => is(must))
    if (here) return fromLine(here.line, here.marks)
    const there = inProfile.find(({ must }) => is(must))
    return there ? fromProfile(there.line.text) : null
  }
  return skills.flatMap(({ text, partOf }, at) => {
    if (partOf !== undefined) return []
    const shown = shownBy((must) => must === at)
    if (shown) return [{ ...nothing('skill', text, 'met'), shown }]
    // who shows a part has not shown that the rest is missing
    const part = shownBy((must) => skills[must]?.partOf === at)
    if (part) return [{ ...nothing('skill', text, 'unknown'), shown: part }]
    return [nothing('skill', text, known.cv ? 'not_met' : 'unknown')]
  })
}

const weightOf = ({ section, kind }: Line): number =>
  section === 'education' ? 2 : kind === 'entry' || kind === 'lead' ? 1 : 0

const skillLine = { section: 'skills', kind: 'text', aside: '' } as const

function matchLanguage({ text, code }: { text: string; code: string }, known: Known): Match {
  const { cv, said } = known
  const own = cv?.content.languages ?? []
  const spoken = cv && spokenIn(cv.content).find(({ language }) => language === code)
  const line = spoken && cv?.lines.filter(({ section }) => section === 'languages')[spoken.at]
  if (spoken && line) return { ...nothing('language', text, enough(spoken.level)), shown: fromLine(line) }
  const stated = said.languages.find(({ language }) => language === code)
  if (stated) return { ...nothing('language', text, enough(stated.level)), shown: fromProfile(stated.text) }
  // Cantonese is Chinese too, but what an advert calls that is Mandarin: nobody can tell whether it is meant
  if (code === 'zh') {
    const other = matchLanguage({ text, code: 'yue' }, known)
    if (other.result === 'met') return { ...other, result: 'unknown' }
  }
  // who names no language at all has not said that this one is missing
  return nothing('language', text, own.length + said.languages.length > 0 ? 'not_met' : 'unknown')
}

/** No advert says a level; whether a beginner's is enough, nobody can tell. */
const enough = (level: string): Match['result'] => (level === 'A1' || level === 'A2' ? 'unknown' : 'met')

/**
 * Who lives in the city, or in the country where no city is named. Who would go there, or lives elsewhere in the country, has it said as that:
 * whether it is enough, nobody can tell; and where nothing is known, nothing is held against anybody.
 */
function matchPlace({ text, countries, cities }: NonNullable<Asks['place']>, { home, wishes }: Said): Match {
  const shows = (result: Match['result'], { from, text: shown }: Home, near?: Match['near']): Match => ({
    ...nothing('place', text, result),
    shown: { from, text: shown, marks: [], line: null },
    ...(near && { near }),
  })
  const isThere = ({ country, city }: Home) =>
    cities.length === 0 ? countries.includes(country) : city !== null && cities.includes(city)
  const isSomewhereIn = ({ country, city }: Home) => city === null && countries.includes(country)
  if (home && isThere(home)) return shows('met', home)
  const wish = wishes.find(isThere)
  if (wish) return shows('unknown', wish, 'wish')
  if (home && countries.includes(home.country))
    return shows('unknown', home, home.city === null ? 'country' : 'other_city')
  const wide = wishes.find(isSomewhereIn)
  if (wide) return shows('unknown', wide, 'wish')
  return home ? shows('not_met', home) : nothing('place', text, 'unknown')
}
