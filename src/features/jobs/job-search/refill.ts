import { namesHash } from '#features/site/understanding/occupations.ts'
import type { Db } from '#platform/server/context.ts'
import { onceAVersion } from '#platform/server/db/once-a-version.ts'
import { countWords } from './frequencies.ts'
import { indexAllJobs } from './index-jobs.ts'

/** The number is to be raised whenever words or lexemes of an entry are made in another way. */
const version = `19 ${namesHash}`

/** Fills the search table and counts its words. */
export const refillSearch = (db: Db): Promise<void> =>
  onceAVersion(db, 'job_search', version, async () => {
    await indexAllJobs(db)
    await countWords(db)
  })
