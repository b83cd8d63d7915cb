/** A text with the digits that a keyboard has, and without signs that nobody sees. */
export const latinDigits = (text: string) =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
