// Runs apart from the server (see document-reader.ts): whatever a file does to it, it can be killed.
import type { ReaderKind } from '../accepted-kinds.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readPdf } from './read-pdf.ts'
import { readPicture } from './read-picture.ts'
import { readRtf } from './read-rtf.ts'
import { readText } from './read-text.ts'
import type { Shown, Task, TaskResult } from './shown.ts'
import { Unreadable } from './unreadable.ts'

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
    (shown): TaskResult => (isBlank(shown) ? { id, refused: 'file_unreadable' } : { id, shown }),
    (error): TaskResult => ({ id, refused: error instanceof Unreadable ? error.code : 'file_unreadable' }),
  )
  process.send?.(result)
})
/** A document of which nothing could be shown: an empty one, or one that holds nothing but a picture. */
const isBlank = (shown: Shown) => shown.kind === 'html' && shown.text.trim() === ''

process.on('disconnect', () => process.exit(0))
