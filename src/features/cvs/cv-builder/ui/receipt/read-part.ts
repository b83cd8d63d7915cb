import type { CvContent } from '#features/cvs/cvs/content-contract.ts'
import type { ReceiptField } from '../../contract.ts'
import type { OpenCv } from '../use-cv.ts'

/** What a row of a field needs, by its path. */
type RowOf = (path: string) => {
  path: string
  found: ReceiptField | undefined
  onChange: (value: string | number | null) => void
  onKeep: () => void
}

/** What each part of the receipt works on. */
export type Shared = { open: OpenCv; content: CvContent; isShown: (path: string) => boolean; row: RowOf }
