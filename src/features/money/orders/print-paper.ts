import path from 'node:path'
import { safeName } from '#platform/server/files/safe-name.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import type { Language } from '#platform/shared/languages.ts'

const template = path.join(import.meta.dirname, 'invoice.typ')

export type Say = (key: string, values?: Record<string, string | number | Date>) => string
export type Fact = { label: string; value: string; ltr?: boolean }

/** An invoice, credit note or proforma, all of it in words. */
export type Paper = {
  language: Language
  title: string
  number: string
  facts: Fact[]
  parties: { head: string; name: string; lines: string[]; tax: Fact | null }[]
  heads: string[]
  lines: string[][]
  /** The last of them is what counts. */
  sums: Fact[]
  foot: string
  note?: string
  howToPay?: string
  more?: Fact[]
  test?: string
  /** As SVG. */
  qr?: string
}

/** Prints a paper as a PDF that opens in the browser. */
export async function paper({ number, note = '', howToPay = '', more = [], test = '', qr = '', ...words }: Paper) {
  const pdf = await printPdf(template, { ...words, note, howToPay, more, test, qr })
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(safeName(`${words.title} ${number}.pdf`))}`,
    'cache-control': 'private, no-store',
  }
  return new RawAnswer(200, headers, pdf)
}
