import { isUnfit, type Standing, stepsOf } from './level-rules.ts'
import type { Match } from './match-contract.ts'

/** How a job's work stands to what somebody looks for: chosen in the profile, done at last, done before, called the same where no list knows the work, of the same family; or other or unknown, while skills that it asks for are there. */
export const works = ['wished', 'done', 'before', 'title', 'near', 'skills'] as const
/** Where it is: in the city one lives in, where one would go, in one's country, wherever one is; or in a country one did not name. */
export const whereabouts = ['city', 'wish', 'country', 'remote', 'unsaid', 'elsewhere'] as const
/** What it pays beside what is wished for; unsaid where either side says nothing. */
export const pays = ['meets', 'unsaid', 'below'] as const

/** What is compared between a job and a person, as facts; they are shown, and nothing else makes the order. */
export type Fit = {
  /** Things the job asks for, its place aside; how many of them are met, and how many are missing. The rest was not said. */
  asked: number
  met: number
  missing: number
  work: (typeof works)[number]
  place: (typeof whereabouts)[number]
  pay: (typeof pays)[number]
  /** How the level that the latest title says stands to that of the job. */
  level: Standing
  /** Whether a language or licence is missing that the work cannot do without. */
  is_barred: boolean
  /** Whether nothing else is met than years of the work, while more than one thing is missing. */
  is_bare: boolean
  /** Whether years of the work are asked for, and no such work was done. */
  is_new: boolean
  /** Whether something of the work itself is met or shown in part, a skill or years of it, or nothing of it is asked. */
  is_shown: boolean
  /** Whether the advert is written in a language that the person reads. */
  is_read: boolean
}

/** What a job asks for, taken together; where one must be is a fact of its own. */
export function countsOf(
  matches: readonly Counted[],
): Pick<Fit, 'asked' | 'met' | 'missing' | 'is_barred' | 'is_bare' | 'is_new' | 'is_shown'> {
  const asked = matches.filter(({ kind }) => kind !== 'place')
  const beside = asked.filter(({ kind }) => kind !== 'experience')
  return {
    asked: asked.length,
    met: asked.filter(({ result }) => result === 'met').length,
    missing: asked.filter(({ result }) => result === 'not_met').length,
    is_barred: asked.some(isBarring),
    is_bare: isBare(beside),
    is_new: asked.some(({ kind, result, years }) => kind === 'experience' && result === 'not_met' && years === null),
    is_shown: isShown(asked),
  }
}
export type Counted = Pick<Match, 'kind' | 'result'> & { years?: number | null; shown?: Match['shown'] }

/** What the work cannot do without. */
export const barring = ['language', 'licence'] as const
const isBarring = ({ kind, result }: Counted): boolean =>
  result === 'not_met' && (barring as readonly string[]).includes(kind)
/** Which languages, or licences by their codes, are missing. */
export const missingOf = (matches: readonly Match[], kind: (typeof barring)[number]): string[] =>
  matches.filter((one) => isBarring(one) && one.kind === kind).map(({ asked }) => asked)

const isBare = (matches: readonly Counted[]) =>
  matches.every(({ result }) => result !== 'met') && matches.filter(({ result }) => result === 'not_met').length > 1

/** A degree or a language is of no work. */
function isShown(matches: readonly Counted[]): boolean {
  const ofWork = matches.filter(({ kind }) => kind === 'skill' || kind === 'experience')
  return ofWork.length === 0 || ofWork.some((one) => (one.kind === 'skill' ? shareOf(one) > 0 : (one.years ?? 0) > 0))
}

/** How much of a skill is there: all of it, or a part that a line shows. */
const shareOf = ({ result, shown }: Counted): number => (result === 'met' ? 1 : result === 'unknown' && shown ? 0.5 : 0)

/** All is met and shown; nothing is missing, but not all was said or nothing is asked; then by how much is missing. */
const shelfOf = ({ asked, met, missing }: Fit): number =>
  missing > 0 ? 1 + missing : asked > 0 && met === asked ? 0 : 1

const isOther = ({ work }: Pick<Fit, 'work'>): boolean => work === 'near' || work === 'skills'
/**
 * Other work is told of only where one thing is missing, or at most half of all, years of the very work aside; what only skills led to, where half of the skills are there,
 * a third where the job takes beginners, whatever else is met: who speaks the language has shown nothing of the work. Of the own work all is.
 */
export function isWorthTelling(fit: Fit, matches: readonly Counted[]): boolean {
  const { work, asked, missing } = fit
  if (!isOther(fit)) return true
  if (!hasPart(fit)) return false
  const lacksYears = matches.some(({ kind, result }) => kind === 'experience' && result === 'not_met')
  if (missing - Number(lacksYears) > Math.max(1, asked / 2)) return false
  if (work === 'near') return true
  const skills = matches.filter(({ kind }) => kind === 'skill')
  const share = skills.reduce((sum, one) => sum + shareOf(one), 0)
  return skills.length > 0 && share >= skills.length / (lacksYears ? 2 : 3)
}

/** Other work has something to do with it only where something of it is there; who learns has nothing to show yet where no years are asked. */
export const hasPart = (fit: Fit): boolean => fit.is_shown || (fit.level === 'learning' && !fit.is_new)

/** No job for somebody: it is above their level, and of what it asks for nothing is there, not even in part. */
export const isOutOfReach = ({ level, asked, met }: Fit, matches: readonly Counted[]): boolean =>
  (level === 'below' || level === 'well_below') && asked > 0 && met === 0 && !matches.some(isPartly)

/** From so many things that are asked for, a third of them can be told from next to none. */
const several = 3

/**
 * Nothing of what is asked is met, or at most a third of several things, and nothing of the work is: no skill, not even in part, nor the years of it. Such
 * people are told of apart, after the others; who has the years may only say too little.
 */
export const isWeak = (matches: readonly Counted[]): boolean => {
  const { asked, met } = countsOf(matches)
  if (asked > 0 && met === 0 && !matches.some(isPartly)) return true
  const skills = matches.filter(({ kind }) => kind === 'skill')
  const hasYears = matches.some(({ kind, result }) => kind === 'experience' && result === 'met')
  return (
    asked >= several && met * 3 <= asked && !hasYears && skills.length > 0 && skills.every((one) => shareOf(one) === 0)
  )
}

/** A part of a skill, or some years of the work. */
const isPartly = (one: Counted): boolean =>
  one.kind === 'skill' ? shareOf(one) > 0 : one.kind === 'experience' && (one.years ?? 0) > 0

/** So many of its skills show work of which no title tells; fewer are shared by work of any kind: a spreadsheet, a licence to drive. */
const telling = 3
export const hasTellingSkills = (matches: readonly Counted[]): boolean =>
  matches.filter((one) => one.kind === 'skill' && shareOf(one) > 0).length >= telling

/**
 * Who is no person for a job, whatever else of it is met: two levels below and without half of what is asked, since a title alone may say less than
 * its work ("Responsable de marché" beside "Chef de produit"); or, where years of the work are asked, without any of it and without
 * a language or licence that it cannot do without. Learners beside work for who has learnt are no levels apart.
 */
export const isTooFar = ({ level, asked, missing, is_new, is_barred, work }: Fit): boolean =>
  (level === 'well_below' && missing * 2 >= asked) || (is_new && is_barred && work !== 'done' && work !== 'before')

/** With fewer than these told of, next to nothing is. */
export const few = 3

/**
 * Those that are told of; where they are next to nothing, what people of the work gladly do too, where they are or would go, whatever else of it is missing
 * but a language or licence.
 */
export function worthTelling<One extends { fit: Fit; isWorth: boolean; isKin: boolean }>(all: readonly One[]): One[] {
  const told = all.filter(({ isWorth }) => isWorth)
  if (told.length >= few) return told
  const isNext = ({ fit, isKin }: One) => isKin && fit.work === 'near' && !fit.is_barred && fit.place !== 'unsaid'
  return all.filter((one) => one.isWorth || isNext(one))
}

/**
 * Jobs in their order without those two levels below somebody, as people two levels below a job are left out; where less than a few are left, so
 * many of them fill up.
 */
export function withoutFarBelow<One extends { fit: Pick<Fit, 'level'> }>(sorted: readonly One[]): One[] {
  const isBelow = ({ fit }: One) => fit.level === 'well_above'
  const left = sorted.filter((one) => !isBelow(one))
  return [...left, ...sorted.filter(isBelow).slice(0, Math.max(0, few - left.length))]
}

type Places = readonly Fit['place'][]
type Fact = (fit: Fit) => number

/** Of other work a level tells nothing that counts. */
const stepsIn = (fit: Fit): number => (isOther(fit) ? 0 : stepsOf(fit.level))

/**
 * Other work comes after it, however much of it is met: a coordinator did not ask to drive; so does work that is only wished for, where years of
 * it are asked; then the own of which nothing is met, and what is to be learnt beside whoever has learnt it; last what is where one did not ask to go.
 */
function groupOf(fit: Fit): number {
  if (fit.place === 'elsewhere') return 3
  if (isUnfit(fit.level)) return 2
  if (isOther(fit) || (fit.work === 'wished' && fit.is_new)) return 1
  return fit.is_bare ? 2 : 0
}

/** The facts in the order in which they decide; the smaller number stands first. */
const deciding = (places: Places, beforeShelf: readonly Fact[] = []): readonly Fact[] => [
  groupOf,
  ({ is_barred }) => (is_barred ? 1 : 0),
  // what they can read before all that tells jobs of the own work apart
  ({ is_read }) => (is_read ? 0 : 1),
  // what somebody does now before what they did once
  ({ work }) => (work === 'before' ? 1 : 0),
  (fit) => (stepsIn(fit) > 1 ? 1 : 0),
  ...beforeShelf,
  shelfOf,
  stepsIn,
  ({ work }) => works.indexOf(work),
  ({ place }) => places.indexOf(place),
  ({ pay }) => pays.indexOf(pay),
  ({ met }) => -met,
]

/**
 * Which of two stands first, by facts alone and one after the other: nothing is weighed and nothing is added up (product.md,
 * promise 7). Zero where no fact decides.
 */
const comparing = (facts: readonly Fact[]) => {
  return (one: Fit, other: Fit): number => {
    for (const of of facts) {
      const difference = of(one) - of(other)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/** Jobs for a person: where one would go stands before the rest of one's country. */
export const compareJobs = comparing(deciding(whereabouts))

/** Whoever would have to move to the country lacks as much as who lives there and lacks half of what is asked for; of other work what is met counts more. */
const lacksHalf = (fit: Fit): number => (!isOther(fit) && fit.missing > 0 && fit.missing * 2 >= fit.asked ? 1 : 0)
const lacksCountry = (fit: Fit): number => (!isOther(fit) && (fit.place === 'wish' || fit.place === 'unsaid') ? 1 : 0)

/** People for a job: whoever lives in the country stands before whoever would come, among those who lack less than half and among the others. */
export const comparePeople = comparing(
  deciding(['city', 'country', 'wish', 'remote', 'unsaid'], [lacksHalf, lacksCountry]),
)
