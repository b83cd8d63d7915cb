import './match-list.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Fold } from '#ui/basics/fold.tsx'
import { evidenceOf } from '../evidence-rules.ts'
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

/** So many of them beside other facts of a row, what is missing before what is met; the others are folded away. */
const shownFirst = 3
/** One line that is folded away costs as much as itself. */
const leastFolded = 2

/** Plain. The first of what a row's job asks for, its place aside, and the others under words that tell how many. */
export function ShortMatchList({ matches, reader }: Props) {
  const t = useTranslations('matching')
  const asked = matches.filter(({ kind }) => kind !== 'place')
  const first = evidenceOf(asked, asked.length < shownFirst + leastFolded ? asked.length : shownFirst)
  const others = asked.filter((one) => !first.includes(one))
  return (
    <>
      <MatchList matches={first} reader={reader} dense />
      {others.length > 0 ? (
        <Fold words={<span className="small">{t('others', { count: others.length })}</span>}>
          <MatchList matches={others} reader={reader} dense />
        </Fold>
      ) : null}
    </>
  )
}
