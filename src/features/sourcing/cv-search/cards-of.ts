import { mask } from '#features/cvs/cvs/mask.ts'
import { stemsOf } from '#features/jobs/job-search/stems.ts'
import { explain, type Found } from '#features/jobs/matching/explain.ts'
import { linesOf, titlesFirst } from '#features/jobs/matching/lines-of.ts'
import { apart } from '#features/jobs/matching/mark-rules.ts'
import { wordsToStem } from '#features/jobs/matching/near-words.ts'
import { snippetOf } from '#features/jobs/matching/snippet.ts'
import { titleYears } from '#features/jobs/matching/title-years.ts'
import type { Must } from '#features/jobs/matching/ways.ts'
import { pricesOf } from '#features/money/prices/price-of.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { type Meanings, meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Context } from '#platform/server/context.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Scope } from './contact/access.ts'
import { standingsOf } from './contact/standing.ts'
import type { CvCard, CvQuery } from './contract.ts'
import { type Demand, mustsOf } from './explain/musts-of.ts'
import type { Search } from './find/ready.ts'
import { headlineOf } from './index/entry-of.ts'
import { factsOf, spokenBy } from './index/facts-of.ts'
import { type Person, readPeople } from './index/read-people.ts'
import type { Standing } from './rules.ts'
import { priceFor, relationOf, unlockVariant } from './rules.ts'

const day = 86_400_000

/** What a search demands of a CV, worded: parts of the query, skills, languages. */
export function mustsIn(ctx: Context, asked: CvQuery, search: Search): Demand[] {
  const said = (one: string) => {
    const [code = '', level] = one.split(':')
    const language = languageName(ctx.language, code)
    const words = { language, level: level ? ctx.wording.say(ctx.language, `cvSearch.levels.${level}`, {}) : '' }
    return level ? ctx.wording.say(ctx.language, 'cvSearch.filters.atLeast', words) : language
  }
  const names = (one: string) => languageNames(one.split(':')[0] ?? '')
  const { text, stems, meanings } = search
  return mustsOf(text?.wanted ?? null, asked.skill, asked.language, stems, meanings, { said, names })
}

/** People as a page may see them, in the order asked for; who is not there any more is left out. */
export async function cardsOf(ctx: Context, scope: Scope, ids: readonly string[], musts: readonly Must[]) {
  const [seen, kept, prices, meanings] = await Promise.all([
    seenPeople(ctx, scope, ids),
    readKept(ctx),
    pricesOf(ctx, ctx.db, 'unlock', scope.page),
    meaningsOf(ctx),
  ])
  const stems = await stemsOf(
    ctx.read,
    wordsToStem(
      seen.flatMap(({ lines }) => lines),
      musts,
    ),
  )
  return seen.map((one): CvCard => {
    const why = explained(explain(titlesFirst(one.lines), musts, stems), musts)
    return { ...cardOf(ctx, one, kept.rows.get('degree') ?? [], prices, meanings), why }
  })
}

/** Lines that have what is demanded, each told once with all of it that it has. */
export function explained(found: readonly Found[], musts: readonly Must[]): CvCard['why'] {
  return [...Map.groupBy(found, ({ line }) => line).entries()].map(([line, of]) => ({
    must: of.map(({ must }) => musts[must]?.text ?? '').join(' · '),
    number: line.number,
    ...snippetOf({ text: line.text, marks: apart(of.flatMap(({ marks }) => marks)) }),
  }))
}

/** People with what of them the page may read, and how it stands to them. */
export async function seenPeople(ctx: Context, scope: Scope, ids: readonly string[]) {
  const member = found(ctx.membership).member
  const [people, standings] = await Promise.all([
    readPeople(ctx.read, ids),
    ids.length > 0 ? standingsOf(ctx.db, scope, member, ids) : new Map<string, Standing>(),
  ])
  const byId = new Map(people.map((person) => [person.id, person]))
  return ids.flatMap((id) => {
    const [person, standing] = [byId.get(id), standings.get(id)]
    if (!person || !standing) return []
    const content = standing.full ? person.content : mask(person.content)
    return [{ person, standing, content, lines: linesOf(content) }]
  })
}
export type Seen = Awaited<ReturnType<typeof seenPeople>>[number]

/** The facts of a card; no more of them than the page may see. */
export function cardOf(
  ctx: Context,
  { person, standing, content }: Seen,
  degrees: Parameters<typeof factsOf>[1],
  prices: Awaited<ReturnType<typeof pricesOf>>,
  meanings: Meanings,
): CvCard {
  const facts = factsOf(person, degrees, ctx.now())
  return {
    id: person.id,
    name: standing.full ? person.name : null,
    photo: standing.full && person.photo_id ? `/api/files/${person.photo_id}/thumb/160` : null,
    headline: headlineOf(content),
    ...openFacts(ctx, person, facts, meanings),
    skills: content.skills.slice(0, 6).map(({ name }) => name),
    relation: relationOf(standing),
    price: priceFor(standing, prices.get(unlockVariant(facts.years))?.cost ?? 0),
    unlocked: standing.unlocked,
    application: standing.full ? standing.application : null,
    seen: standing.seen,
    in_basket: standing.in_basket,
    why: [],
  }
}

/** What may be said of somebody without telling who it is. */
export function openFacts(ctx: Context, person: Person, facts: ReturnType<typeof factsOf>, meanings: Meanings) {
  const { language } = ctx
  const city = facts.city_id === null ? null : person.city_names?.[language]
  return {
    years: facts.years,
    title_years: titleYears(person.content, meanings, ctx.now()),
    place: facts.country_id ? placeName(city ?? null, facts.country_id, language) : null,
    moves_to: [...new Set(person.places.map(({ country_id }) => country_id))]
      .filter((id) => id !== facts.country_id)
      .slice(0, 3)
      .map((id) => countryName(id, language)),
    languages: spokenBy(person).map((one) => ({
      text: languageName(language, one.language),
      level: one.said as 'A1' | null,
    })),
    free_in_days: freeIn(facts, ctx.now()),
    updated_at: new Date(Math.max(Number(person.profile_at ?? 0), Number(person.cv_at ?? 0))).toISOString(),
  }
}

/** In how many days somebody is free, by a day that was named or by their notice; null where nothing was said. */
export function freeIn(
  { notice_days, free_on }: Pick<ReturnType<typeof factsOf>, 'notice_days' | 'free_on'>,
  now: Date,
): number | null {
  if (free_on) return Math.max(0, Math.ceil((Date.parse(free_on) - now.getTime()) / day))
  return notice_days
}

const names = new Map<string, Intl.DisplayNames>()
export function languageName(language: Language, code: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'language' })
  names.set(language, known)
  return known.of(code) ?? code
}
const languageNames = (code: string) => (['en', 'ar', 'ru', 'fr'] as const).map((one) => languageName(one, code))
