import { namesHash } from '#features/site/understanding/occupations.ts'
import type { World } from '#platform/server/context.ts'
import { onceAVersion } from '#platform/server/db/once-a-version.ts'
import { countLexemes } from './index/frequencies.ts'
import { indexEverybody } from './index-people.ts'

/** The number is to be raised whenever words, lexemes or what is compared of an entry are made in another way. */
const version = `18 ${namesHash}`

/** Fills the search table and counts its words, where that has not been done by this version of the product. */
export const refillCvSearch = (world: Pick<World, 'db' | 'now'>): Promise<void> =>
  onceAVersion(world.db, 'cv_search', version, async () => {
    await indexEverybody(world)
    await countLexemes(world.db)
  })
