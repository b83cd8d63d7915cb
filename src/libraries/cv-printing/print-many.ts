import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { templates } from '#libraries/cv-printing/print-cv.ts'
import { asPng, type Printing, presentedFor, redactedOf } from '#libraries/cv-printing/printing.ts'
import { logoName, sheetOf } from '#libraries/cv-printing/sheet.ts'
import type { Say } from '#libraries/cv-printing/words.ts'
import { printPdf } from '#platform/server/pdf/print.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = '/cvs-together'
const data = 'json(bytes(sys.inputs.data))'

/**
 * Several CVs as one PDF, each from a page of its own, all by one template and under one brand. A template knows one sheet, so each
 * gets a copy of it that is told which. Without photos, which all would share.
 * @param title of the document: what it is about, since it is nobody's alone
 */
export async function printCvsTogether(printings: readonly Printing[], title: string, say: Say): Promise<Buffer> {
  const [first] = printings
  if (!first) throw new Error('nothing to print')
  const [parts, template] = await Promise.all(
    ['parts.typ', `${first.look.template}.typ`].map((name) => readFile(path.join(templates, name), 'utf8')),
  )
  if (!parts?.includes(data)) throw new Error('the parts of CVs read their data another way')
  const sheets = printings.map((one) => ({
    ...sheetOf(redactedOf(one, say), one.look, presentedFor(one), say),
    photo: '',
    resume: '',
    title,
    author: [],
  }))
  const files: Record<string, string> = {
    [`${folder}/main.typ`]: sheets.map((_, at) => `#include "${at}/cv.typ"`).join('\n'),
  }
  for (const at of sheets.keys()) {
    files[`${folder}/${at}/parts.typ`] = parts.replace(data, `${data}.sheets.at(${at})`)
    files[`${folder}/${at}/cv.typ`] = template ?? ''
  }
  const logo = sheets[0]?.brand?.logo && presentedFor(first).brand?.logo
  return printPdf(
    path.join(root, folder, 'main.typ'),
    { sheets },
    {
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
      ...(logo && { [logoName]: await asPng(logo) }),
    },
  )
}
