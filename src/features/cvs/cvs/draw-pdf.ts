import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { workFolder } from '#platform/server/files/work-folder.ts'

/** The first pages of a PDF as WebP pictures, drawn behind the fence, and how many there are. */
export async function drawPdf(pdf: Uint8Array, most: number): Promise<{ pages: Buffer[]; count: number }> {
  const folder = await workFolder()
  try {
    const file = path.join(folder, 'cv.pdf')
    await writeFile(file, pdf)
    const drawn = await documentReader.show(file, 'pdf', folder)
    const count = drawn.kind === 'pages' ? drawn.pages : 0
    const names = Array.from({ length: Math.min(count, most) }, (_, page) => path.join(folder, `${page}.webp`))
    return { pages: await Promise.all(names.map((name) => readFile(name))), count }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
