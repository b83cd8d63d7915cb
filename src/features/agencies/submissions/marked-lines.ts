import { linesOf } from '#features/jobs/matching/lines-of.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { withShown } from '#features/jobs/matching/shown-rules.ts'
import type { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** A CV line by line, with the words marked that show what is asked for. */
export const markedLines = (content: CvContent | null, matches: readonly Match[]): SheetLine[] =>
  content ? withShown(linesOf(content), matches) : []
