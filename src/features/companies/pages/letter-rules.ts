/** Alphabets whose letters are drawn like Latin ones, by their code in ISO 15924. */
const alphabets = [
  { script: 'Cyrl', pattern: /\p{Script=Cyrillic}/gu },
  { script: 'Grek', pattern: /\p{Script=Greek}/gu },
] as const

/** Words of a name in which letters of another alphabet stand among Latin ones: nobody sees them, and nobody types them by chance. */
export function mixedLetters(name: string): { word: string; script: string; letters: string[] }[] {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => /\p{Script=Latin}/u.test(word))
  return words.flatMap((word) =>
    alphabets.flatMap(({ script, pattern }) => {
      const letters = [...new Set(word.match(pattern) ?? [])]
      return letters.length > 0 ? [{ word, script, letters }] : []
    }),
  )
}
