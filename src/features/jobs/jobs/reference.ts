import { shortCode } from '#platform/server/short-code.ts'

/** A short name for a job that people can read out: eight signs. */
export const newReference = (): string => shortCode(8)

/** Last part of a job's address: the title, then the reference. */
export function addressOf(title: string, reference: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    // vowel signs and shadda are no letters of their own; marks of other scripts belong to theirs
    .replace(/[\u064b-\u065f\u0670\u0640]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '')
  return words ? `${words}-${reference}` : reference
}

/** The reference at the end of an address; old titles before it do not matter. */
export const referenceIn = (address: string): string => address.slice(-8).toLowerCase()
