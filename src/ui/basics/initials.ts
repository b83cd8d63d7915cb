const articles = /^(ال|al[- ]|el[- ]|the |le |la |les |l['’])/iu

/** At most two letters of a name; Arabic letters are kept apart so that they do not join into a word. */
export const initialsOf = (name: string): string => {
  const words = name
    .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const first = words[0]
  if (!first) return ''
  const last = words.length > 1 ? words[words.length - 1] : undefined
  const letters = [first, last].map((word) => letterOf(word ?? '')).filter(Boolean)
  return letters.join(isArabic(letters[0] ?? '') ? '\u200c' : '')
}

/** 1 to 6, the same for the same name everywhere. */
export const toneOf = (name: string): number => {
  let sum = 7
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return (sum % 6) + 1
}

const letterOf = (word: string): string => {
  const bare = word.replace(articles, '')
  const [letter] = bare || word
  return letter?.toLocaleUpperCase() ?? ''
}

const isArabic = (letter: string): boolean => /\p{Script=Arabic}/u.test(letter)
