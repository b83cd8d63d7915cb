import type { City, Entry } from '#db/lookups/read-lookups.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Material } from './material.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import type { Row } from './rows.ts'
import {
  advertised,
  asked,
  bullets,
  escaped,
  fill,
  inSentence,
  languageName,
  listed,
  paragraph,
  placeFacts,
} from './wording.ts'

/** What an advert says, before it is said in a language: positions of sentences, so that two languages say the same. */
export type Advert = {
  page: Page
  family: string
  position: Entry
  city: City
  workplace: Row<'jobs'>['workplace']
  experience: Entry
  degree: Entry
  languages: string[]
  skills: Entry[]
  visa: boolean
  days: number
  choices: ReturnType<typeof choose>
}

/** Which of the sentences are taken, and in which order. */
export function choose(random: Random) {
  const some = (of: number, count: number) =>
    random.some(
      Array.from({ length: of }, (_, at) => at),
      count,
    )
  return {
    title: random.whole(0, 4),
    qualifier: random.whole(0, 4),
    opening: random.whole(0, 5),
    missions: random.chance(0.7) ? [0, 1] : [0],
    team: random.whole(0, 2),
    withTeam: random.chance(0.6),
    closings: some(6, random.whole(1, 2)),
    offers: some(6, random.whole(3, 4)),
    duties: some(6, random.whole(4, 6)),
    needs: some(3, random.whole(2, 3)),
    people: random.whole(5, 9),
    listedOffers: random.chance(0.75),
  }
}

type Said = { language: Language; title: string; description: string; responsibilities: string; requirements: string }

export function sayAdvert(material: Material, advert: Advert, language: Language): Said {
  const { job, trades } = material.texts[language]
  const trade = trades[advert.family]
  if (!trade) throw new Error(`no texts for ${advert.family}`)
  const { choices, page, city } = advert
  const facts = { page: page.row.name, ...placeFacts(language, city), team: choices.people, days: advert.days }
  // the three in the middle do without the company's name, which may be in other letters than the advert
  const opening = language === page.language ? choices.opening : 2 + (choices.opening % 3)
  const say = (text: string | undefined) => escaped(fill(text ?? '', facts))
  const at = (texts: string[], wanted: number[]) => wanted.map((one) => texts[one]).filter((text) => text !== undefined)
  const offers = [...at(job.offers, choices.offers), ...(advert.visa ? [job.visa] : [])]
  const title = fill(job.titles[choices.title] ?? '{position}', {
    position: advertised(language, advert.position),
    city: city[language],
    qualifier: job.qualifiers[choices.qualifier] ?? '',
  })
  return {
    language,
    title,
    description: [
      paragraph(say(job.openings[opening]), say(trade.missions[0])),
      paragraph(
        ...(choices.missions.includes(1) && page.families.length > 0 ? [say(trade.missions[1])] : []),
        choices.withTeam ? say(job.teams[choices.team]) : '',
      ),
      paragraph(`${fill(job.place, facts)} (${job.workplace[advert.workplace]})`),
      choices.listedOffers ? `<p><strong>${job.offer}</strong></p>${bullets(offers.map(say))}` : '',
      paragraph(...at(job.closings, choices.closings).map(say)),
    ]
      .filter((part) => part !== '' && part !== '<p></p>')
      .join(''),
    responsibilities: bullets(at(trade.duties, choices.duties).map((duty) => say(asked(duty)))),
    requirements: bullets([...requirementsOf(job, advert, language), ...at(trade.needs, choices.needs)].map(say)),
  }
}

function requirementsOf(
  job: Material['texts'][Language]['job'],
  { experience, degree, languages, skills }: Advert,
  language: Language,
): string[] {
  const named = (codes: string[]) =>
    listed(
      language,
      codes.map((code) => languageName(language, code)),
    )
  return [
    fill(job.experience, { experience: inSentence(language, experience) }),
    ...(degree.code === 'none' ? [] : [fill(job.degree, { degree: inSentence(language, degree) })]),
    fill(job.languages, { languages: named(languages) }),
    fill(job.skills, {
      skills: listed(
        language,
        skills.map((skill) => inSentence(language, skill)),
      ),
    }),
  ]
}
