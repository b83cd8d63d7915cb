import type { PDFiumDocument } from '@hyzyla/pdfium'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contentOfResume } from '#libraries/json-resume/content-of-resume.ts'
import { Differences } from '#libraries/json-resume/differences.ts'
import { fold } from './layout/letters.ts'

type Native = {
  HEAPU8: Uint8Array
  _malloc: (bytes: number) => number
  _free: (at: number) => void
} & Record<`_FPDF${string}`, (...given: number[]) => number>

const mostAttachments = 10
const mostBytes = 1_000_000
/** Text layers lose some letters, above all Arabic ones; a CV that says something else agrees in far fewer words. */
const leastAgreement = 0.6

/**
 * The CV that this site attached to a PDF when it printed it; null where there is none, it is somebody else's, or it does not
 * say what stands on the pages. Anybody can attach anything: what is seen must be what is read.
 * @param text the words of the pages
 */
export function attachedResume(document: PDFiumDocument, text: string): CvContent | null {
  const bytes = attachmentOf(document, 'resume.json')
  if (!bytes) return null
  try {
    const resume = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Differences.safeParse(resume?.meta?.masar).success) return null
    const content = { ...contentOfResume(resume).content, photo_id: null }
    return agreement(content, text) >= leastAgreement ? content : null
  } catch {
    return null
  }
}

/** PDFium's own library has no such call, so its module is asked. */
function attachmentOf(document: PDFiumDocument, name: string): Uint8Array | null {
  const { module, documentIdx } = document as unknown as { module: Native; documentIdx: number }
  const count = Math.min(mostAttachments, Number(module._FPDFDoc_GetAttachmentCount?.(documentIdx)))
  for (let at = 0; at < count; at++) {
    const attachment = Number(module._FPDFDoc_GetAttachment?.(documentIdx, at))
    const named = asked(module, 2 * 64, (buffer, size) =>
      Number(module._FPDFAttachment_GetName?.(attachment, buffer, size)),
    )
    if (!named || new TextDecoder('utf-16le').decode(named).replace(/\0.*$/s, '') !== name) continue
    return fileOf(module, attachment)
  }
  return null
}

function fileOf(module: Native, attachment: number): Uint8Array | null {
  const length = asked(module, 4, (buffer) => {
    const done = Number(module._FPDFAttachment_GetFile?.(attachment, 0, 0, buffer))
    return done ? 4 : 0
  })
  const size = length ? new DataView(length.buffer).getUint32(0, true) : 0
  if (size === 0 || size > mostBytes) return null
  return asked(module, size, (buffer) => {
    const told = module._malloc(4)
    const done = Number(module._FPDFAttachment_GetFile?.(attachment, buffer, size, told))
    module._free(told)
    return done ? size : 0
  })
}

/** What a call writes into a buffer of that size; it gives how much. */
function asked(module: Native, size: number, call: (buffer: number, size: number) => number): Uint8Array | null {
  const buffer = module._malloc(size)
  try {
    const written = call(buffer, size)
    return written > 0 && written <= size ? module.HEAPU8.slice(buffer, buffer + written) : null
  } finally {
    module._free(buffer)
  }
}

/** The share of the words of names, titles and companies that stand on the pages. */
function agreement(content: CvContent, text: string): number {
  const there = new Set(wordsOf(text))
  const told = [
    content.name,
    content.email,
    ...content.experience.flatMap(({ title, company, description }) => [title, company, description]),
    ...content.education.flatMap(({ degree, institution }) => [degree, institution]),
    ...content.skills.map(({ name }) => name),
  ].flatMap(wordsOf)
  return told.length === 0 ? 1 : told.filter((word) => there.has(word)).length / told.length
}

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)
