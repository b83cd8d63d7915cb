import { numbersIn } from './number-runs.ts'

/** Plain. What somebody typed: numbers to call read from left to right, also within Arabic. */
export function Typed({ text }: { text: string }) {
  const numbers = numbersIn(text)
  const starts = [0, ...numbers.map(({ at, found }) => at + found.length)]
  return starts.map((start, place) => {
    const number = numbers[place]
    return [
      text.slice(start, number?.at),
      number ? (
        <bdi key={number.at} className="nowrap" dir="ltr">
          {number.found}
        </bdi>
      ) : null,
    ]
  })
}
