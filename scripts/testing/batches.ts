import { readFileSync } from 'node:fs'

/** Seconds of processor of the dearest files, as `npm run bench -- tests` tells; any other file counts as `usual`. */
export const dear: Record<string, number> = {
  'src/libraries/cv-reading/hostile.test.ts': 29,
  'src/libraries/cv-reading/scan.test.ts': 24,
  'src/libraries/cv-reading/original/original.test.ts': 24,
  'tests/refusal-matrix.test.ts': 21,
  'db/demo/load-demo.test.ts': 20,
  'src/libraries/cv-printing/printed.test.ts': 16,
  'src/libraries/cv-reading/corpus.test.ts': 9,
  'src/features/hiring/applications/applications.test.ts': 8,
  'src/features/hiring/offers/answers.test.ts': 8,
  'src/features/hiring/applications/undo-move.test.ts': 7,
}
const usual = 1.5
/** Of all that is to be done, in the order in which the batches begin: the last ones are small, so that none runs long alone. */
const shares = [0.24, 0.24, 0.14, 0.14, 0.08, 0.08, 0.04, 0.04]

const costOf = (file: string): number => dear[file] ?? usual

/**
 * Files that share a process, the longest batch first. Loading the product, and the readers of CVs, cost what a file's tests do:
 * there are few processes. Hooks at the root of a file are those of its whole process: it has one for itself.
 */
export function batchesOf(files: readonly string[]): string[][] {
  const alone = files.filter((file) => /^(before|after)(Each)?\(/m.test(readFileSync(file, 'utf8')))
  const together = files.filter((file) => !alone.includes(file)).sort((one, other) => costOf(other) - costOf(one))
  const whole = together.reduce((sum, file) => sum + costOf(file), 0)
  // a few files are two halves, and no more: each further process would load the product for a moment's work
  const sizes = whole < 60 ? [0.5, 0.5] : shares
  const batches = sizes.map((share) => ({ room: share * whole, files: [] as string[] }))
  for (const file of together) {
    const roomiest = batches.reduce((best, one) => (one.room > best.room ? one : best))
    roomiest.files.push(file)
    roomiest.room -= costOf(file)
  }
  return [...batches.map((one) => one.files.sort()).filter((one) => one.length > 0), ...alone.map((file) => [file])]
}
