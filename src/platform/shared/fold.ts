/**
 * Letters as people mean them, for comparing: without case and accents, ё as е, Arabic without hamza seats, vowel signs and
 * tatweel, ta marbuta as ha, Persian kaf and ya as the Arabic ones, Latin digits, one blank between words.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200c-\u200f\u202a-\u202e]/gu, '')
    .toLowerCase()
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ٱ/g, 'ا')
    .replace(/ک/g, 'ك')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[-‐–'’ʼ`.,،/()\s]+/g, ' ')
    .trim()
