// Runs apart from the server (see document-reader.ts): whatever a file does to it, it can be killed.
import './no-network.ts'
import { readTable } from '#libraries/table-reading/read-table.ts'
import type { ReaderKind } from './accepted-kinds.ts'
import { attachedResume } from './attached-resume.ts'
import { inLetters } from './letter-spans.ts'
import { guardMemory } from './memory-guard.ts'
import { withPdf } from './open-pdf.ts'
import { drawOriginal } from './original/draw-original.ts'
import { lookAgain } from './original/look-again.ts'
import { parseCv } from './parse/parse-cv.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readLayout } from './read-layout.ts'
import { readOdt } from './read-odt.ts'
import { readOfContent } from './read-of-content.ts'
import { readPdf } from './read-pdf.ts'
import { readPicture } from './read-picture.ts'
import { readRtf } from './read-rtf.ts'
import { readText } from './read-text.ts'
import { asRecognised } from './recognised.ts'
import type { Asked, Ready, Result, Shown, Task, TaskResult, Understood } from './shown.ts'
import { Unreadable } from './unreadable.ts'

const mostMemoryMb = 500

const show: Record<ReaderKind, (file: string, into: string | null) => Promise<Shown>> = {
  pdf: readPdf,
  doc: readDoc,
  docx: readDocx,
  odt: readOdt,
  rtf: readRtf,
  text: readText,
  picture: readPicture,
}

guardMemory(mostMemoryMb)

process.on('message', async ({ id, asked }: Task) => {
  const result = await work(asked, () => process.send?.({ id, slow: true } satisfies TaskResult)).then(
    (result): TaskResult => ({ id, result }),
    (error): TaskResult => ({ id, refused: error instanceof Unreadable ? error.code : 'file_unreadable' }),
  )
  process.send?.(result)
})

async function work(asked: Asked, slow: () => void): Promise<Result> {
  if (asked.want === 'drawn') return drawOriginal(asked.file, asked, slow)
  if (asked.want === 'table') return readTable(asked.file, asked.kind, asked.how, asked.into)
  if (asked.want === 'looked') return lookAgain(asked, slow)
  if (asked.want === 'cv') return understand(asked.file, asked.kind, asked.country, slow)
  const shown = await show[asked.kind](asked.file, asked.into)
  if (shown.kind === 'html' && shown.text.trim() === '') throw new Unreadable('file_unreadable')
  return shown
}

/** A document without words is refused: nothing read is no reading. What this site printed tells itself what it says. */
async function understand(
  file: string,
  kind: ReaderKind,
  country: string | null,
  slow: () => void,
): Promise<Understood> {
  const layout = await readLayout(file, kind, slow)
  // a single word is a picture's caption, not a CV
  if ((layout.text.match(/\p{L}{2,}/gu) ?? []).length < 2) throw new Unreadable('file_wordless')
  const own = kind === 'pdf' ? await withPdf(file, (document) => attachedResume(document, layout.text)) : null
  const read = parseCv(layout, country ?? undefined)
  const doubted = layout.recognised ? asRecognised(read, layout.recognised) : read
  const cv = own ? readOfContent(own) : inLetters(doubted, layout.text)
  return { cv, text: layout.text, content: own }
}

process.send?.({ ready: true } satisfies Ready)
process.on('disconnect', () => process.exit(0))
