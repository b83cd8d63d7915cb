import { readFileSync } from 'node:fs'

/** Seconds of processor of the dearest files, as `npm run bench -- tests` tells; any other file counts as `usual`. */
export const dear: Record<string, number> = {
  'src/libraries/cv-reading/hostile.test.ts': 34,
  'tests/refusal-matrix.test.ts': 22,
  'src/libraries/cv-reading/scan.test.ts': 21,
  'src/features/money/orders/killed.test.ts': 20,
  'src/features/sourcing/import-tables/killed.test.ts': 19,
  'src/platform/server/backup/backup.test.ts': 16,
  'db/demo/load-demo.test.ts': 15,
  'src/features/sourcing/bulk-drops/paid-reading.test.ts': 14,
  'tests/forgetting/keyless.test.ts': 14,
  'tests/fuzz.test.ts': 13,
  'src/libraries/cv-reading/original/original.test.ts': 13,
  'src/libraries/cv-printing/printed.test.ts': 13,
  'src/main.test.ts': 9,
  'src/features/sourcing/cv-formatting/cv-formatting.test.ts': 9,
  'src/platform/server/db/embedded/start-embedded.test.ts': 9,
  'tests/forgetting/killed.test.ts': 8,
  'src/libraries/cv-reading/corpus.test.ts': 7,
  'src/features/hiring/applications/applications.test.ts': 7,
  'tests/forgetting/many.test.ts': 7,
  'src/features/agencies/external-recruiters/external-recruiters.test.ts': 6,
  'src/features/hiring/answer-clock/answer-clock.test.ts': 6,
  'src/features/agencies/submissions/own-pipeline.test.ts': 6,
  'src/libraries/cv-reading/long-names.test.ts': 6,
  'src/features/hiring/applications/undo-move.test.ts': 6,
  'src/features/sourcing/cv-search/cv-search.test.ts': 6,
  'src/features/sourcing/bulk-drops/bulk-drops.test.ts': 5,
}
/** With its share of the database and of the readers of CVs. */
const usual = 1
/** Of all that is to be done: each further batch loads the product and its readers anew, and the last are small, so that no core waits. */
const shares = [0.38, 0.38, 0.14, 0.1]

/** Of one file or of several, in seconds of processor. */
export const costOf = (...files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (dear[file] ?? usual), 0)

/**
 * Files that share a process, the dearest batch first. Loading the product, and the readers of CVs, cost what a file's tests do:
 * there are few processes. Hooks at the root of a file are those of its whole process: it has one for itself.
 */
export function batchesOf(files: readonly string[]): string[][] {
  const alone = files.filter((file) => /^(before|after)(Each)?\(/m.test(readFileSync(file, 'utf8')))
  const together = files.filter((file) => !alone.includes(file)).sort((one, other) => costOf(other) - costOf(one))
  const whole = costOf(...together)
  // a few files are two halves, and no more: each further process would load the product for a moment's work
  const sizes = whole < 40 ? [0.5, 0.5] : shares
  const batches = sizes.map((share) => ({ room: share * whole, files: [] as string[] }))
  for (const file of together) {
    const roomiest = batches.reduce((best, one) => (one.room > best.room ? one : best))
    roomiest.files.push(file)
    roomiest.room -= costOf(file)
  }
  return [...batches.map((one) => one.files.sort()), ...alone.map((file) => [file])]
    .filter((one) => one.length > 0)
    .sort((one, other) => costOf(...other) - costOf(...one))
}
