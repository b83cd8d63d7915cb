import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook of sheets given as the XML of their rows; style 1 shows a number as a day. */
export function aBook(sheets: readonly { name: string; xml: string }[], strings: readonly string[] = []): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((words) => `<si><t>${escaped(words)}</t></si>`).join('')}</sst>`,
  }
  sheets.forEach(({ xml }, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${main}"><sheetData>${xml}</sheetData></worksheet>`
  })
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

/** Rows of texts as a workbook of one sheet. */
export const aBookOf = (rows: readonly (readonly string[])[]): Uint8Array => {
  const cell = (words: string) => (words ? `<c t="inlineStr"><is><t>${escaped(words)}</t></is></c>` : '<c/>')
  return aBook([{ name: 'People', xml: rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('') }])
}

/** An OpenDocument table given as the XML of its rows. */
export const aDocument = (xml: string, before = ''): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?>${before}<office:document-content xmlns:office="urn:o" xmlns:table="urn:t" xmlns:text="urn:x"><office:body><office:spreadsheet><table:table table:name="S">${xml}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  })
