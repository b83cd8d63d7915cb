/** Digits of any script, and letters that are written either way, made one; every sign stays where it stands. */
export const foldInPlace = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
