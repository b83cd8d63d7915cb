import type { ReactNode } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

type Props = {
  /** What the button says. */
  go: string
  sending: boolean
  /** What is said once the line was lost; null while it is there. */
  lost: string | null
  /** What sending allows. */
  consent: ReactNode
}

/** The one button, what is said of a lost line before it, and what sending allows below. */
export function SendPart({ go, sending, lost, consent }: Props) {
  return (
    <>
      {lost === null ? null : (
        <Note tone="warm" alert>
          {lost}
        </Note>
      )}
      <div className="stack stack-s">
        <Button type="submit" look="primary" size="l" wide busy={sending}>
          {go}
        </Button>
        <p className="small faint">{consent}</p>
      </div>
    </>
  )
}

/** For a sentence about consent: the company by name, and a link to what becomes of the data. */
export const consentTo = (company: string) => ({
  company: () => <bdi>{company}</bdi>,
  link: (words: ReactNode) => (
    <a className="link" href="/privacy" target="_blank" rel="noopener">
      {words}
    </a>
  ),
})
