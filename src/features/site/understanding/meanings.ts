import spellings from '#db/lookups/skill-spellings.json' with { type: 'json' }
import type { PlaceIndex } from '#features/site/lookups/place-index.ts'
import { placeIndex } from '#features/site/lookups/place-index.ts'
import { type Kept, type Row, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { readAddedNames } from './added-names.ts'
import { type BegunNames, begunNames } from './begun-names.ts'
import { compoundsApart } from './compounds.ts'
import { type Gazetteer, gazetteerOf } from './gazetteer.ts'
import { type LikeNames, likeNames } from './like-names.ts'
import { type Occupation, occupationNames } from './occupations.ts'
import { type Saying, sayings } from './vocabulary.ts'
import { type IsWordOf, wordsByLanguage } from './whose-words.ts'

export type Skill = { id: number; names: readonly string[] }

/** Everything that words can mean, as one process keeps it for one state of the lists. */
export type Meanings = BegunNames & {
  sayings: Gazetteer<Saying>
  occupations: Gazetteer<Occupation>
  skills: Gazetteer<Skill>
  places: PlaceIndex
  likeNames: LikeNames
  isWordOf: IsWordOf
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
    isWordOf: wordsByLanguage(names),
    ...begunNames(names),
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

function* skillNames(rows: readonly Row[]): Generator<[string, Skill]> {
  for (const { id, texts } of rows) {
    const listed = languages.map((language) => texts[language])
    const names = [...new Set([...listed, ...listed.flatMap((name) => spelled.get(fold(name)) ?? [])])]
    const skill: Skill = { id, names }
    for (const name of names) yield [name, skill]
  }
}
