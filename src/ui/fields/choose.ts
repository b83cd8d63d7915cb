import { fold } from '#platform/shared/fold.ts'

/** The list with this one in it when it was not, and without it when it was. */
export const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Finds choices by what is written, wherever in the words it stands. */
export const searchIn =
  <T extends { text: string }>(choices: readonly T[] | (() => Promise<readonly T[]>)) =>
  async (query: string): Promise<T[]> => {
    const all = typeof choices === 'function' ? await choices() : choices
    const wanted = fold(query)
    const found = all.filter(({ text }) => fold(text).includes(wanted))
    const begins = found.filter(({ text }) => fold(text).startsWith(wanted))
    return [...new Set([...begins, ...found])].slice(0, 30)
  }
