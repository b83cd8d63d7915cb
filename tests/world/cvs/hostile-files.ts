import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { aPdf } from '#tests/world/a-pdf.ts'

/** Files that mean harm, or could do some; each made small and unpacking large, or broken. */
const mega = 1_000_000

/** A Word file whose text unpacks to `mb` megabytes. */
export const wordBomb = (mb: number): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': new Uint8Array(mb * mega).fill(32),
  })

/** A Word document of so many parts, or so many paragraphs within each other. */
export const crowdedWord = ({ parts = 0, deep = 0 }: { parts?: number; deep?: number }): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8(
      `<w:document><w:body>${'<w:p>'.repeat(deep)}${'</w:p>'.repeat(deep)}</w:body></w:document>`,
    ),
    ...Object.fromEntries(Array.from({ length: parts }, (_, at) => [`word/media/${at}.png`, new Uint8Array(9)])),
  })

/** A PDF one page of which unpacks to `mb` megabytes of drawing. */
export function pdfBomb(mb: number): Uint8Array {
  const stream = deflateSync(Buffer.alloc(mb * mega, '0 0 m 9 9 l S\n'))
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    streamOf(stream, '/Filter /FlateDecode'),
  ])
}

/** A PDF whose page draws a form that draws ten forms that draw ten, and so on: a few bytes that take for ever. */
export function mazePdf(depth: number): Uint8Array {
  const form = (at: number) =>
    streamOf(
      Buffer.from('/F Do\n'.repeat(at < depth ? 10 : 0)),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${Math.min(at + 5, depth + 4)} 0 R >> >>`,
    )
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /F 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(Buffer.from('/F Do\n'), ''),
    ...Array.from({ length: depth }, (_, at) => form(at + 1)),
  ])
}

export function longPdf(pages: number): Uint8Array {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ')
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ])
}

/** A CV that wants to run a script and to open an address as soon as it is opened. */
export function scriptPdf(lines: string[]): Uint8Array {
  const action = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("http://127.0.0.1:9/"\\);) >>'
  return Buffer.from(
    Buffer.from(aPdf(lines)).toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${action}`),
    'latin1',
  )
}

/** Opens only with a password: the standard handler with keys that no empty password yields. */
export const lockedPdf = (): Uint8Array =>
  Buffer.from(
    Buffer.from(aPdf(['secret']))
      .toString('latin1')
      .replace(
        '/Root 1 0 R >>',
        `/Root 1 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> >>`,
      ),
    'latin1',
  )

/** A PDF and a zip at once. */
export const polyglot = (lines: string[]): Uint8Array =>
  Buffer.concat([aPdf(lines), zipSync({ 'run.exe': strToU8('MZ') })])

export const truncated = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length * 0.55))

const streamOf = (bytes: Uint8Array, more: string) =>
  `<< /Length ${bytes.length} ${more} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`

function pdf(objects: string[]): Uint8Array {
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
