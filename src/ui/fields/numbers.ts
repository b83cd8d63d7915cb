/** Digits of any script a keyboard may write (Arabic, Persian) → Latin digits; what stands behind a decimal sign, and all else, is left out. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[.,٫]\d{1,2}(?![\d.,٫٬])/g, '')
    .replace(/\D/g, '')
    .slice(0, 12)
