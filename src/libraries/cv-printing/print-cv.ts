import path from 'node:path'
import type { PrintFormat } from '#libraries/cv-content/look-contract.ts'
import { asPng, type Printing, presentedFor, redactedOf } from '#libraries/cv-printing/printing.ts'
import { logoName, type Presented, photoName, sheetOf } from '#libraries/cv-printing/sheet.ts'
import { printCvWord } from '#libraries/cv-printing/word/print-word.ts'
import type { Say } from '#libraries/cv-printing/words.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { printPdf } from '#platform/server/pdf/print.ts'

export type { Presented, Say }

/** Where the templates stand that Typst sets. */
export const templates = path.join(import.meta.dirname, 'templates')
const mimes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A CV in the asked format, and the name of its file, which tells no more than the CV does. */
export async function printCv(printing: Printing & { format: PrintFormat }, say: Say) {
  const { format, look } = printing
  const bytes = await (format === 'pdf' ? printCvPdf(printing, say) : printCvWord(printing, say))
  const { name } = redactedOf(printing, say)
  return { bytes, name: safeName(`${name || say(look.language, 'untitled')}.${format}`), mime: mimes[format] }
}

/** A CV as PDF: tagged where the platform's compiler tags, with itself as JSON Resume attached. */
async function printCvPdf(printing: Printing, say: Say): Promise<Buffer> {
  const { look } = printing
  const presented = presentedFor(printing)
  const sheet = sheetOf(redactedOf(printing, say), look, presented, say)
  const pictures = {
    ...(sheet.photo && presented.photo && { [photoName]: await asPng(presented.photo) }),
    ...(sheet.brand?.logo && presented.brand?.logo && { [logoName]: await asPng(presented.brand.logo) }),
  }
  return printPdf(path.join(templates, `${look.template}.typ`), sheet, pictures)
}
