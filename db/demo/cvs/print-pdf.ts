import path from 'node:path'
import { compile } from '#platform/server/pdf/compile.ts'
import type { Cv } from './cv.ts'

const template = path.join(import.meta.dirname, 'cv.typ')

/** A CV as PDF with our fonts. @throws Error what typst found wrong */
export const printPdf = (cv: Cv): Uint8Array => compile('pdf', template, cv)
