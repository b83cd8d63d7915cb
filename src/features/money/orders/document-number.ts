export type DocumentKind = 'invoice' | 'credit_note'

type Numbered = { kind: DocumentKind; is_test: boolean; seller_id: number; year: number; number: number }

/** As it stands on the paper: `INV-1-2026-00012`. */
export const documentNumber = ({ kind, is_test, seller_id, year, number }: Numbered): string =>
  `${is_test ? 'TEST-' : ''}${kind === 'invoice' ? 'INV' : 'CN'}-${seller_id}-${year}-${String(number).padStart(5, '0')}`

const written = /^(TEST-)?(INV|CN)-(\d{1,4})-(20\d\d)-(\d{1,9})$/i

/** Which paper somebody means who copies its number; null where it is none. */
export function readDocumentNumber(text: string): Numbered | null {
  const [, test, kind, seller, year, number] = written.exec(text.trim()) ?? []
  if (!kind) return null
  return {
    ...{ kind: kind.toUpperCase() === 'INV' ? 'invoice' : 'credit_note', is_test: test !== undefined },
    ...{ seller_id: Number(seller), year: Number(year), number: Number(number) },
  }
}
