import type { Cv } from './cv.ts'
import { printDocx } from './print-docx.ts'
import { printPdf } from './print-pdf.ts'

/** One at a time: a CV comes in, its bytes go out. */
process.on('message', async ({ format, cv }: { format: 'pdf' | 'docx'; cv: Cv }) => {
  process.send?.(format === 'pdf' ? printPdf(cv) : await printDocx(cv))
})
// the compiler's own threads do not like to be ended in order
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
