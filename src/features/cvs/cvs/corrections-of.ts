import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { correctionsAfter } from './correcting/corrections.ts'
import type { CvRow } from './own-cv.ts'

/** What of a CV is the person's own once it says this; of a CV that was never read, there is nothing to mark. */
export function correctionsOf(row: CvRow, content: CvContent, looked: readonly string[] = []): string[] {
  if (!row.content || !row.read) return []
  return [...new Set([...correctionsAfter(row.content, content, row.corrected), ...looked])]
}
