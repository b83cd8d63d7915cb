import './marked.css'
import { directionOfText } from '../direction-rules.ts'
import { apart } from '../mark-rules.ts'

/** A text with some of its words marked, a word once, however many things it shows; text stays text, whatever it contains. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  const parts: React.ReactNode[] = []
  let at = 0
  for (const [from, to] of apart(marks)) {
    if (from > at) parts.push(<Bars key={`t${at}`} text={text.slice(at, from)} />)
    parts.push(<mark key={from}>{text.slice(from, to)}</mark>)
    at = to
  }
  parts.push(<Bars key={`t${at}`} text={text.slice(at)} />)
  return <bdi dir={directionOfText(text)}>{parts}</bdi>
}

const hidden = '[…]'

/** What is hidden until the CV is unlocked stands as a bar. */
function Bars({ text }: { text: string }) {
  const [first, ...others] = text.split(hidden)
  return others.reduce<React.ReactNode>(
    (before, part) => (
      <>
        {before}
        <HiddenBar />
        {part}
      </>
    ),
    first,
  )
}

export function HiddenBar({ long }: { long?: boolean }) {
  return <span className="hidden-bar" data-long={long || undefined} aria-hidden="true" />
}
