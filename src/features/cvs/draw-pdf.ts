import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { documentReader } from './reading/document-reader.ts'

/** The first pages of a PDF as WebP pictures, drawn behind the fence, and how many there are. */
export async function drawPdf(pdf: Uint8Array, most: number): Promise<{ pages: Buffer[]; count: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-print-'))
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
