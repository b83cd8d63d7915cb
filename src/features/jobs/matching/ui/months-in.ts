/** `2021-02 – 2023-08` → both months in the words of `say`; years alone and whole days stay. */
export const monthsIn = (text: string, say: (month: Date) => string): string =>
  text.replace(/(?<![\d-])(\d{4})-(0[1-9]|1[0-2])(?![\d-])/g, (_, year, month) =>
    say(new Date(Date.UTC(Number(year), Number(month) - 1, 1))),
  )
