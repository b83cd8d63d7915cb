import { parentPort } from 'node:worker_threads'
import type { Cv } from './cv.ts'
import { printDocx } from './print-docx.ts'
import { printPdf } from './print-pdf.ts'

/** One at a time: a CV comes in, its bytes go out. */
parentPort?.on('message', async ({ format, cv }: { format: 'pdf' | 'docx'; cv: Cv }) => {
  const bytes = format === 'pdf' ? printPdf(cv) : await printDocx(cv)
  parentPort?.postMessage(bytes)
})
