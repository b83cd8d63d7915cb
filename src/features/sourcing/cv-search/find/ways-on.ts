import { countryName } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
import type { Context } from '#platform/server/context.ts'
import type { Scope } from '../contact/access.ts'
import type { CvQuery, Part, WayOn } from '../contract.ts'
import { withoutPart, withoutQuotes } from '../query/parts-of.ts'
import { addressOf, withoutFilters } from '../search-fields.ts'
import { totalOf } from './count-people.ts'
import { readyFor, type Search } from './ready.ts'

/** How far a way leads from what was asked for: who only mentions a work in some line is further from it than who has it elsewhere. */
const steps = ['order', 'country', 'condition', 'place', 'filters', 'line', 'alone', 'near', 'work'] as const
type Way = Pick<WayOn, 'kind' | 'words'> & { asked: CvQuery; step: (typeof steps)[number] }
export type Counted = { way: WayOn; asked: CvQuery; step: Way['step'] }

/** What gives up least first. */
export const leastFirst = (one: Counted, two: Counted): number => steps.indexOf(one.step) - steps.indexOf(two.step)

/** So many ways are tried; a query of more parts is hardly helped by leaving one out. */
const most = 8

/** Of near work so much is offered, the nearest first; beside so few people that more are wanted. */
const mostNear = 3
export const fewPeople = 8

/** What would find somebody where this finds nobody: less of the words, a wider place, no filters, near work; what finds most first. */
export async function waysOn(ctx: Context, asked: CvQuery, scope: Scope, search: Search): Promise<Counted[]> {
  const ways = [
    ...ofLines(asked, search),
    ...ofWords(asked, search),
    ...(await ofPlace(ctx, asked)),
    ...(await ofPlaceInWords(ctx, asked, search)),
    ...ofFilters(asked),
  ].slice(0, most)
  const [wider, less, near] = await Promise.all([
    counted(ctx, ways, scope),
    counted(ctx, ofLess(asked, search), scope),
    nearOnes(ctx, asked, scope, search),
  ])
  const found = once([
    ...[...wider, ...lessOf(less, wider, search)].toSorted((a, b) => b.way.total - a.way.total),
    ...near,
  ])
  return found.length > 0 ? found : once(await counted(ctx, ofEachWork(ctx, asked, search), scope))
}

/** Each search, and each text, once. */
function once(ways: readonly Counted[]): Counted[] {
  const known = new Set<string>()
  return ways.filter(({ way: { kind, words }, asked }) => {
    const both = [addressOf(asked).toLowerCase(), `${kind} ${words.toLowerCase()}`]
    const isNew = both.every((one) => !known.has(one))
    for (const one of both) known.add(one)
    return isNew
  })
}

/** Who has it in any line besides; nothing where that is nobody else. */
export async function inMoreLines(ctx: Context, asked: CvQuery, scope: Scope, search: Search, total: number) {
  return (await counted(ctx, ofLines(asked, search), scope)).filter(({ way }) => way.total > total)
}

/** People of work near to what is asked for, the nearest first; none where more than one work is. */
export async function nearOnes(ctx: Context, asked: CvQuery, scope: Scope, search: Search): Promise<Counted[]> {
  const [part, ...others] = search.parts.filter(({ kind }) => kind === 'work')
  if (!part || others.length > 0) return []
  const { meanings } = search
  const rest = withoutPart(asked.q, part)
  const ways = nearNames(ctx, part, meanings).map((name) => nearWay(asked, name, rest))
  return (await counted(ctx, ways.slice(0, most), scope)).slice(0, mostNear)
}

const nearWay = (asked: CvQuery, name: string, rest: string): Way => ({
  kind: 'near',
  step: 'near',
  words: name,
  asked: { ...asked, q: `${name} ${rest}`.trim() },
})

/** What work near to a part is called, the nearest first; of a word with a slip the right one is the first that is searched besides. */
function nearNames({ language }: Context, { words, text }: Part, meanings: Search['meanings']): string[] {
  const [meant = []] = [words, text ?? '']
    .map((some) => occupationMeant(some, language, meanings))
    .filter((keys) => keys.length > 0)
  const positions = meant.filter(isPosition).map(Number)
  return nearPositions(positions).flatMap((id) => meanings.names.get(String(id))?.[language] ?? [])
}

/** Those of the ways that find somebody. */
async function counted(ctx: Context, ways: readonly Way[], scope: Scope): Promise<Counted[]> {
  const all = await Promise.all(
    ways.map(async ({ kind, words, step, asked: other }): Promise<Counted> => {
      const counts = await totalOf(ctx.read, await readyFor(ctx, other, scope), ctx.now().getTime())
      return { way: { kind, words, q: other.q, place: other.place ?? null, ...counts }, asked: other, step }
    }),
  )
  return all.filter(({ way }) => way.total > 0)
}

/** Work and places in any line, where they are asked for. */
const ofLines = (asked: CvQuery, { parts }: Search): Way[] =>
  asked.any_line || !parts.some(({ kind }) => kind === 'work' || kind === 'place')
    ? []
    : [{ kind: 'lines', step: 'line', words: '', asked: { ...asked, any_line: true } }]

/** Each part left out, where others stay; and quoted words wherever they stand. */
function ofWords(asked: CvQuery, { parts }: Search): Way[] {
  const less = parts.flatMap((part): Way[] => {
    const q = withoutPart(asked.q, part)
    return q === '' || q === asked.q || isAllOfIt(part, parts)
      ? []
      : [{ kind: 'part', step: stepWithout(part), words: part.words, asked: { ...asked, q } }]
  })
  const unquoted = withoutQuotes(asked.q)
  const words = /["“”„«»‹›]/.test(asked.q) && unquoted !== '' ? unquoted : null
  return [
    ...(words === null ? [] : [{ kind: 'unquoted', step: 'order', words, asked: { ...asked, q: words } } as const]),
    ...less,
  ]
}

/** Whether the rest of it says only where or from where somebody is: whoever looks for an electrician in Dubai is not helped by who else lives there. */
const isAllOfIt = ({ kind }: Part, parts: readonly Part[]): boolean =>
  kind === 'work' && !parts.some((one) => saysWork.includes(one.kind))
const saysWork: readonly Part['kind'][] = ['skill', 'words', 'level', 'years', 'shift']

/** In which order parts are given up where one is not enough: what says least of somebody first, the work last. */
const leastSaying: readonly Part['kind'][] = [
  'unused',
  'words',
  'shift',
  'level',
  'not',
  'free',
  'nationality',
  'language',
  'years',
  'skill',
  'place',
  'work',
]

/** Two parts left out, then three, until one is left. */
function ofLess(asked: CvQuery, { parts }: Search): Way[] {
  const inOrder = parts.toSorted((a, b) => leastSaying.indexOf(a.kind) - leastSaying.indexOf(b.kind))
  return inOrder.slice(2).map((_, at): Way => {
    const given = inOrder.slice(0, at + 2)
    const words = parts.flatMap((part) => (given.includes(part) ? [part.words] : [])).join(' · ')
    return { kind: 'part', step: 'alone', words, asked: { ...asked, q: given.reduce(withoutPart, asked.q) } }
  })
}

/** Where nothing of that finds anybody: each work alone, and what is near to it. */
function ofEachWork(ctx: Context, asked: CvQuery, { parts, meanings }: Search): Way[] {
  const works = parts.filter(({ kind }) => kind === 'work')
  const alone = works.map((work): Way => {
    const words = parts.flatMap((part) => (part === work ? [] : [part.words])).join(' · ')
    return { kind: 'part', step: 'alone', words, asked: { ...asked, q: work.words } }
  })
  const near = works.flatMap((work) => nearNames(ctx, work, meanings)).map((name): Way => nearWay(asked, name, ''))
  return [...(parts.length > 1 ? alone : []), ...near].slice(0, most)
}

/** Of those the first that finds anybody, where no part alone helps; else the work alone where it finds more. */
function lessOf(less: readonly Counted[], wider: readonly Counted[], { parts }: Search): Counted[] {
  const single = wider.filter(({ way: { kind } }) => kind === 'part')
  if (single.length === 0) return less.slice(0, 1)
  const isOneWork = parts.filter(({ kind }) => kind === 'work').length === 1
  return less.slice(-1).filter(({ way }) => isOneWork && single.every((one) => one.way.total < way.total))
}

async function ofPlace(ctx: Context, asked: CvQuery): Promise<Way[]> {
  if (asked.place === undefined) return []
  const { cityById } = await readKept(ctx)
  const country = cityById.get(asked.place)?.country_id
  const everywhere = { ...asked, place: undefined, radius: undefined }
  const anywhere: Way = { kind: 'anywhere', step: 'place', words: '', asked: everywhere }
  if (country === undefined) return [anywhere]
  const inCountry = { ...asked, place: -country, radius: undefined }
  return [{ kind: 'country', step: 'country', words: countryName(country, ctx.language), asked: inCountry }, anywhere]
}

/** The country of the one city that the words name. */
async function ofPlaceInWords(ctx: Context, asked: CvQuery, { parts }: Search): Promise<Way[]> {
  const [part, ...others] = parts.filter(({ kind }) => kind === 'place')
  if (!part || others.length > 0 || asked.place !== undefined) return []
  const { cityById } = await readKept(ctx)
  const country = cityById.get(Number(part.value))?.country_id
  if (country === undefined) return []
  const inCountry = { ...asked, q: withoutPart(asked.q, part), place: -country }
  return [{ kind: 'country', step: 'country', words: countryName(country, ctx.language), asked: inCountry }]
}

function ofFilters(asked: CvQuery): Way[] {
  const bare = withoutFilters(asked)
  return JSON.stringify(bare) === JSON.stringify({ ...asked })
    ? []
    : [{ kind: 'filters', step: 'filters', words: '', asked: bare }]
}

const stepWithout = ({ kind }: Part): Way['step'] => (kind === 'work' || kind === 'place' ? kind : 'condition')
const isPosition = (key: string): boolean => /^\d+$/.test(key)
