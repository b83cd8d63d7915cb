import type { ReaderKind } from '../accepted-kinds.ts'

/** What a document shows: pictures of its pages (written to a folder), or clean HTML; and its words. */
export type Shown = { kind: 'pages'; pages: number; text: string } | { kind: 'html'; html: string; text: string }
export type Task = { id: number; file: string; kind: ReaderKind; into: string | null }
export type TaskResult = { id: number; shown?: Shown; refused?: string }
