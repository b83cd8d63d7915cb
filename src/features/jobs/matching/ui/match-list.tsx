import './match-list.css'
import type { Match } from '../match-contract.ts'
import { MatchLine, type Reader } from './match-line.tsx'

type Props = {
  matches: readonly Match[]
  reader: Reader
  /** Each on a line, beside other facts of a row. */
  dense?: boolean
}

/** What a job asks for, one by one, with the line that shows it; nothing is added up. */
export function MatchList({ matches, reader, dense }: Props) {
  if (matches.length === 0) return null
  return (
    <ul className="match-list" data-dense={dense || undefined}>
      {matches.map((match) => (
        <MatchLine key={`${match.kind} ${match.asked}`} match={match} reader={reader} />
      ))}
    </ul>
  )
}
