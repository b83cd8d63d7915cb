import type { Cv } from './cv.ts'
import { printDocx } from './print-docx.ts'
import { printPdf } from './print-pdf.ts'

/** One at a time: a CV comes in, its bytes go out. */
process.on('message', async ({ format, cv }: { format: 'pdf' | 'docx'; cv: Cv }) => {
  const bytes = format === 'pdf' ? printPdf(cv) : await printDocx(cv)
  process.send?.(bytes)
})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
