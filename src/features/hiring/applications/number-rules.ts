import { readNumber } from '#platform/shared/numbers.ts'

/** As many years as anybody can have done anything. */
const mostYears = 70

/** Words that ask for how many years, in the languages of the house; a year itself (of birth, of an exam) is asked for otherwise. */
const yearsAsked = [
  /how many years|years.{0,12} experience/,
  /combien d.ann[ée]es|ann[ée]es d.exp[ée]rience|ans d.exp[ée]rience/,
  /сколько лет|лет опыта|количество лет|стаж/,
  /كم سنة|كم عدد سنوات|عدد سنوات|سنوات.{0,12}خبر/,
]

/**
 * What is wrong with a number as an answer, as the code of its words; null for a number that can be meant. Below zero none can,
 * and of years none above 70; a question tells what it counts by its words alone.
 */
export function numberFault({ text }: { text: string }, answer: string): string | null {
  const number = readNumber(answer)
  if (number === null) return 'number'
  const ofYears = yearsAsked.some((words) => words.test(text.toLowerCase()))
  if (ofYears) return number < 0 || number > mostYears ? 'number_of_years' : null
  return number < 0 ? 'number_negative' : null
}
