import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Redaction } from '#libraries/cv-content/look-contract.ts'
import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import type { HowTable, TableKind, TableRead } from '#libraries/table-reading/table-read.ts'
import type { ReaderKind } from './accepted-kinds.ts'
import type { Unreadable } from './unreadable.ts'

/** In points. */
export type PageSize = { width: number; height: number }
/** What a document shows: pictures of its pages (written to a folder), or clean HTML; and its words. */
export type Shown =
  | { kind: 'pages'; pages: number; sizes: PageSize[]; text: string }
  | { kind: 'html'; html: string; text: string }
/** What a CV says, and its words; its whole content, where this site printed it and it came back as it was. */
export type Understood = { cv: ReadCv; text: string; content: CvContent | null }

/** How many pages of a PDF were drawn to be printed. */
export type Drawn = { pages: number }
/** What comes of whatever is asked. */
export type Result = Shown | Understood | Drawn | TableRead

/** What is asked of a reader: to show a document, to understand it, to draw it without what may not be seen, to look at what was drawn. */
export type Asked =
  | ({ file: string; kind: ReaderKind } & AskedOfCv)
  /** Rows of a table, into a file of the folder. */
  | { want: 'table'; file: string; kind: TableKind; how: HowTable; into: string }
type AskedOfCv =
  | { want: 'shown'; into: string | null }
  | { want: 'cv'; country: string | null }
  | { want: 'drawn'; into: string; content: CvContent; redaction: Redaction }
  | { want: 'looked'; into: string; pages: number; content: CvContent; redaction: Redaction }
export type Task = { id: number; asked: Asked }
/** Told once, when a reader has loaded what it reads with. */
export type Ready = { ready: true }
/** `slow`: letters must be recognised, which takes longer than reading them. */
export type TaskResult = { id: number; result?: Result; refused?: Unreadable['code']; slow?: true }
