/** About so many signs around the first mark, cut between words, the marks moved with it. */
export function snippetOf(
  { text, marks }: { text: string; marks: readonly (readonly [number, number])[] },
  most = 110,
) {
  const whole = { text, marks: marks.map(([from, to]): [number, number] => [from, to]) }
  if (text.length <= most) return whole
  const [first = [0, 0]] = marks
  const begin = first[0] <= most / 2 ? 0 : afterBlank(text, first[0] - Math.floor(most / 3))
  const end = begin + most >= text.length ? text.length : beforeBlank(text, begin + most, first[1])
  const before = begin > 0 ? '…' : ''
  const shift = before.length - begin
  return {
    text: `${before}${text.slice(begin, end)}${end < text.length ? '…' : ''}`,
    marks: marks
      .filter(([, to]) => to <= end && to > begin)
      .map(([from, to]): [number, number] => [Math.max(from, begin) + shift, to + shift]),
  }
}

const afterBlank = (text: string, at: number) => {
  const blank = text.indexOf(' ', Math.max(0, at))
  return blank < 0 ? at : blank + 1
}
const beforeBlank = (text: string, at: number, least: number) => Math.max(least, text.lastIndexOf(' ', at))
