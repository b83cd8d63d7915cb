const articles = /^(ال|al[- ]|el[- ]|the |le |la |les |l['’])/iu

/**
 * At most two letters: of a person the first and the last name, of a company the first two words. Arabic letters are
 * kept apart so that they do not join into a word.
 */
export const initialsOf = (name: string, kind: 'person' | 'company' = 'person'): string => {
  const words = name
    .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const first = words[0]
  if (!first) return ''
  const second = words.length > 1 ? words[kind === 'company' ? 1 : words.length - 1] : undefined
  const letters = [first, second].map((word) => letterOf(word ?? '')).filter(Boolean)
  return letters.join(isArabic(letters[0] ?? '') ? '\u200c' : '')
}

/** 1 to 6, the same for the same name everywhere. */
export const toneOf = (name: string): number => {
  let sum = 2_166_136_261
  for (const letter of name.trim().toLowerCase()) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (((sum ^ (sum >>> 15)) >>> 0) % 6) + 1
}

const letterOf = (word: string): string => {
  const bare = word.replace(articles, '')
  const [letter] = bare || word
  return letter?.toLocaleUpperCase() ?? ''
}

const isArabic = (letter: string): boolean => /\p{Script=Arabic}/u.test(letter)
