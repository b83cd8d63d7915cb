import { Fragment } from 'react'
import type { JobFinding } from '../look-contract.ts'
import { cutText } from '../marking-rules.ts'

/** A plain text with its lines kept and the words of findings marked in it. */
export function MarkedText({ text, findings }: { text: string; findings: readonly JobFinding[] }) {
  return (
    <p className="measure" dir="auto">
      {cutText(text, findings).map(({ from, words, finding }) =>
        finding === null ? <Lines key={from} words={words} /> : <mark key={from}>{words}</mark>,
      )}
    </p>
  )
}

const Lines = ({ words }: { words: string }) =>
  words.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
