// Runs apart from the server (see document-reader.ts): whatever a file does to it, it can be killed.
import type { ReaderKind } from '../accepted-kinds.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readPdf } from './read-pdf.ts'
import { readPicture } from './read-picture.ts'
import { readRtf } from './read-rtf.ts'
import { readText } from './read-text.ts'
import { Unreadable } from './unreadable.ts'

/** What a document shows: pictures of its pages (written to a folder), or clean HTML; and its words. */
export type Shown = { kind: 'pages'; pages: number; text: string } | { kind: 'html'; html: string; text: string }
export type Task = { id: number; file: string; kind: ReaderKind; into: string | null }
export type TaskResult = { id: number; shown?: Shown; refused?: string }

const read: Record<ReaderKind, (file: string, into: string | null) => Promise<Shown>> = {
  pdf: readPdf,
  doc: readDoc,
  docx: readDocx,
  odt: readOdt,
  rtf: readRtf,
  text: readText,
  picture: readPicture,
}

process.on('message', async ({ id, file, kind, into }: Task) => {
  const result = await read[kind](file, into).then(
    (shown): TaskResult => ({ id, shown }),
    (error): TaskResult => ({ id, refused: error instanceof Unreadable ? error.code : 'file_unreadable' }),
  )
  process.send?.(result)
})
process.on('disconnect', () => process.exit(0))
