const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * Which way a quoted line runs: by most of its letters and not by the first, since an Arabic list may begin with the name of
 * a program. Nothing where it has neither.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' | undefined {
  const arabic = count(text, /\p{Script=Arabic}/gu)
  const others = count(text, /[\p{Script=Latin}\p{Script=Cyrillic}]/gu)
  if (arabic + others === 0) return undefined
  return arabic * 2 >= others ? 'rtl' : 'ltr'
}
