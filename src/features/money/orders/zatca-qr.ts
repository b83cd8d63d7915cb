import { decimalsOf, fromMinor } from '#platform/shared/money.ts'

type Stamp = { seller: string; taxNumber: string; at: string; total: number; tax: number; currency: string }

/**
 * What the QR code of a Saudi tax invoice holds: five tag-length-value fields in Base64 (ZATCA, e-invoicing, generation phase):
 * seller, VAT number, time, total with VAT, VAT.
 */
export function zatcaStamp({ seller, taxNumber, at, total, tax, currency }: Stamp): string {
  const amount = (minor: number) => fromMinor(minor, currency).toFixed(decimalsOf(currency))
  const fields = [seller, taxNumber, `${at.slice(0, 19)}Z`, amount(total), amount(tax)]
  return Buffer.concat(
    fields.map((field, at) => {
      // a length is one byte; no name is cut inside a letter
      const value = cut(Buffer.from(field, 'utf8'))
      return Buffer.concat([Buffer.from([at + 1, value.length]), value])
    }),
  ).toString('base64')
}

function cut(bytes: Buffer): Buffer {
  if (bytes.length <= 255) return bytes
  let end = 255
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return bytes.subarray(0, end)
}
