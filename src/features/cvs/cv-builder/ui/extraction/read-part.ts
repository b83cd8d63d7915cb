import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { ExtractionField } from '../../contract.ts'
import type { OpenCv } from '../use-cv.ts'

/** What a row of a field needs, by its path. */
type RowOf = (path: string) => {
  path: string
  found: ExtractionField | undefined
  onChange: (value: string | number | null) => void
  onKeep: () => void
}

/** What each part of the extraction works on. */
export type Shared = { open: OpenCv; content: CvContent; isShown: (path: string) => boolean; row: RowOf }
