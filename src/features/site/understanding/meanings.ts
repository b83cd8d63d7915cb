import spellings from '#db/lookups/skill-spellings.json' with { type: 'json' }
import type { PlaceIndex } from '#features/site/lookups/place-index.ts'
import { placeIndex } from '#features/site/lookups/place-index.ts'
import { type Kept, type Row, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { readAddedNames } from './added-names.ts'
import { compoundsApart } from './compounds.ts'
import { type Gazetteer, gazetteerOf } from './gazetteer.ts'
import { type LikeNames, likeNames } from './like-names.ts'
import { type Occupation, occupationNames } from './occupations.ts'
import { type Saying, sayings } from './vocabulary.ts'

export type Skill = { id: number; names: readonly string[] }

/** Everything that words can mean, as one process keeps it for one state of the lists. */
export type Meanings = {
  sayings: Gazetteer<Saying>
  occupations: Gazetteer<Occupation>
  skills: Gazetteer<Skill>
  places: PlaceIndex
  likeNames: LikeNames
  /** Names of occupations in a language that begin so (folded), the shortest first. */
  namesFrom: (typed: string, language: Language, most: number) => string[]
  /** The first name of every position (by its number) and field in each language. */
  names: ReadonlyMap<string, Partial<Record<Language, string>>>
  /** Texts of positions by id, for telling what was understood. */
  positions: ReadonlyMap<number, Record<Language, string>>
}

/** What a product is written like besides (db/lookups/skill-spellings.json): React JS, أوتوكاد, питон. */
const spelled = new Map(spellings.map(([name = '', ...others]) => [fold(name), others]))
const said = gazetteerOf(sayings())
const kept = new WeakMap<Kept['rows'], { version: string; meanings: Meanings }>()

/** Made anew, in some hundred milliseconds, when lists or names have changed. */
export async function meaningsOf(ctx: Pick<Context, 'db' | 'now'>): Promise<Meanings> {
  const lists = await readKept(ctx)
  const known = kept.get(lists.rows)
  if (known?.version === lists.version) return known.meanings
  const positions = lists.rows.get('position') ?? []
  const names = [...occupationNames(positions, await readAddedNames(ctx.db))]
  const meanings: Meanings = {
    sayings: said,
    occupations: gazetteerOf([...names, ...compoundsApart(names)]),
    skills: gazetteerOf(skillNames(lists.rows.get('skill') ?? [])),
    places: placeIndex(lists.cities),
    likeNames: likeNames(names),
    namesFrom: namesFrom(names),
    names: firstNames(names),
    positions: new Map(positions.map(({ id, texts }) => [id, texts])),
  }
  kept.set(lists.rows, { version: lists.version, meanings })
  return meanings
}

function firstNames(names: Iterable<[string, Occupation]>): Meanings['names'] {
  const first = new Map<string, Partial<Record<Language, string>>>()
  for (const [name, { field, positions, language, isSoundAlike }] of names) {
    if (isSoundAlike) continue
    const key = field ?? String(positions[0])
    const known = first.get(key)
    if (!known) first.set(key, { [language]: name })
    else known[language] ??= name
  }
  return first
}

/** Sorted once, so that a beginning is found by halving. */
function namesFrom(names: readonly (readonly [string, Occupation])[]): Meanings['namesFrom'] {
  const sorted = Map.groupBy(
    names
      .flatMap(([name, { language, positions }]) =>
        positions.length > 0 ? [{ name, folded: fold(name), language }] : [],
      )
      .sort((a, b) => (a.folded < b.folded ? -1 : 1)),
    ({ language }) => language,
  )
  return (typed, language, most) => {
    const all = sorted.get(language) ?? []
    let [from, to] = [0, all.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((all[middle]?.folded ?? '') < typed) from = middle + 1
      else to = middle
    }
    const found = []
    for (let at = from; all[at]?.folded.startsWith(typed); at++) found.push(all[at]?.name ?? '')
    return [...new Set(found)].sort((a, b) => a.length - b.length).slice(0, most)
  }
}

function* skillNames(rows: readonly Row[]): Generator<[string, Skill]> {
  for (const { id, texts } of rows) {
    const listed = languages.map((language) => texts[language])
    const names = [...new Set([...listed, ...listed.flatMap((name) => spelled.get(fold(name)) ?? [])])]
    const skill: Skill = { id, names }
    for (const name of names) yield [name, skill]
  }
}
