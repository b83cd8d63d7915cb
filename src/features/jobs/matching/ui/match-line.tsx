import './match-list.css'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import type { Match } from '../match-contract.ts'
import { Quote, WhereShown } from './quote.tsx'

/** Who reads it: the team of somebody's CV, or the person of the own. */
export type Reader = 'team' | 'own'

const told: Record<Match['result'], Partial<Record<Match['kind'], string>> & { other: string }> = {
  met: { experience: 'years', place: 'there', answer: 'answered', other: 'found' },
  not_met: { experience: 'fewer', place: 'elsewhere', answer: 'otherwise', other: 'notFound' },
  unknown: { other: 'unknown' },
}
/** Where a line shows something of it and nobody can tell whether it is enough: that is not "not stated". */
const shownInPart: Partial<Record<Match['kind'], string>> = {
  skill: 'partly',
  language: 'basic',
  degree: 'unclearLevel',
  licence: 'noClass',
}
/** Of a place that is not theirs: what it is to them instead. */
const nearby: Record<NonNullable<Match['near']>, string> = {
  wish: 'fit.place.wish',
  country: 'fit.place.country',
  other_city: 'results.otherCity',
}
const isInPart = ({ result, shown }: Match) => result === 'unknown' && shown !== null
/** Of experience that no work shows. */
const noYears: Record<Match['result'], string> = { met: 'noneNeeded', not_met: 'noSuchWork', unknown: 'unclear' }
const signs: Record<Match['result'], IconName> = { met: 'check', not_met: 'minus', unknown: 'info' }

type Props = {
  match: Match
  reader: Reader
  /** In place of what is asked for. */
  words?: ReactNode
}

/** One thing that a job asks for, as a line of a list, with what shows it. */
export function MatchLine({ match, reader, words }: Props) {
  return (
    <li className="match-line" data-result={match.result}>
      <Icon name={signs[match.result]} />
      <div className="grow">
        <p>{words ?? <Asked match={match} />}</p>
        <p className="small quiet">
          <Told match={match} reader={reader} />
        </p>
      </div>
    </li>
  )
}

function Asked({ match: { kind, asked } }: { match: Match }) {
  const t = useTranslations()
  const words = kind === 'licence' ? t(`jobs.licences.${asked}`) : asked
  if (kind === 'skill' || kind === 'answer') return <bdi>{words}</bdi>
  return t.rich(`matching.asked.${kind}`, { what: () => <bdi>{words}</bdi> })
}

/** A line that says no more than what was asked for: its sign and its place tell all. */
const isSaidAlike = (asked: string, shown: string) => asked.trim().toLowerCase() === shown.trim().toLowerCase()

/** The result as a word, then what shows it, as it stands there. */
function Told({ match, reader }: { match: Match; reader: Reader }) {
  const t = useTranslations('matching')
  const { kind, asked, result, shown, years } = match
  const { [kind]: own, other } = told[result]
  const isWork = kind === 'experience' && years !== null
  const plain = (isInPart(match) && shownInPart[kind]) || (own ?? other)
  const key = isWork && match.is_more ? 'more' : kind !== 'experience' || isWork ? plain : noYears[result]
  const word = t(match.near ? nearby[match.near] : `results.${key}`, { reader, years: years ?? 0 })
  if (!shown?.text) return word
  if (kind === 'skill' && result === 'met' && isSaidAlike(asked, shown.text))
    return (
      <>
        <span className="sr-only">{`${word} · `}</span>
        <WhereShown shown={shown} reader={reader} />
      </>
    )
  return (
    <>
      {word}
      {' · '}
      <Quote match={match} shown={shown} reader={reader} />
    </>
  )
}
