/** A real, small PDF of one page with these lines; `how` says how their letters are drawn. */
export function aPdf(lines: readonly string[], how = ''): Uint8Array {
  const text = lines
    .map((line, at) => `BT ${how}/F1 14 Tf 60 ${780 - at * 24} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`)
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
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

const enough = [
  'This page goes on for a while, because one with a handful of letters',
  'would be taken for a picture and looked at for seconds.',
]

/** The same with as many letters as a CV has at least. */
export const aWordyPdf = (lines: readonly string[]): Uint8Array => aPdf([...lines, ...enough])
