import './match-list.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import type { Match } from '../match-contract.ts'
import { Marked } from './marked.tsx'
import { useMonths } from './use-months.ts'

type Props = {
  matches: readonly Match[]
  /** Who reads it: the team of somebody's CV, or the person of the own. */
  reader: 'team' | 'own'
  /** Each on a line, beside other facts of a row. */
  dense?: boolean
}

const told: Record<Match['result'], Partial<Record<Match['kind'], string>> & { other: string }> = {
  met: { experience: 'years', place: 'there', answer: 'answered', other: 'found' },
  not_met: { experience: 'fewer', place: 'elsewhere', answer: 'otherwise', other: 'notFound' },
  unknown: { other: 'unknown' },
}
/** Of a skill in words of its own: a line shows some of it, and nobody can tell of the rest. */
const isPartly = ({ kind, result, shown }: Match) => kind === 'skill' && result === 'unknown' && shown !== null
/** Of experience that no work shows. */
const noYears: Record<Match['result'], string> = { met: 'noneNeeded', not_met: 'noSuchWork', unknown: 'unclear' }
const signs: Record<Match['result'], IconName> = { met: 'check', not_met: 'minus', unknown: 'info' }

/** What a job asks for, one by one, with the line that shows it; nothing is added up. */
export function MatchList({ matches, reader, dense }: Props) {
  if (matches.length === 0) return null
  return (
    <ul className="match-list" data-dense={dense || undefined}>
      {matches.map((match) => (
        <li key={`${match.kind} ${match.asked}`} data-result={match.result}>
          <Icon name={signs[match.result]} />
          <div className="grow">
            <p>
              <Asked match={match} />
            </p>
            <p className="small quiet">
              <Told match={match} reader={reader} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Asked({ match: { kind, asked } }: { match: Match }) {
  const t = useTranslations()
  const words = kind === 'licence' ? t(`jobs.licences.${asked}`) : asked
  if (kind === 'skill' || kind === 'answer') return <bdi>{words}</bdi>
  return t.rich(`matching.asked.${kind}`, { what: () => <bdi>{words}</bdi> })
}

/** The result as a word, then what shows it, as it stands there. */
function Told({ match, reader }: { match: Match; reader: Props['reader'] }) {
  const t = useTranslations('matching')
  const { kind, result, shown, years } = match
  const { [kind]: own, other } = told[result]
  const isWork = kind === 'experience' && years !== null
  const plain = isPartly(match) ? 'partly' : (own ?? other)
  const key = isWork && match.is_more ? 'more' : kind !== 'experience' || isWork ? plain : noYears[result]
  const word = t(`results.${key}`, { reader, years: years ?? 0 })
  if (!shown?.text) return word
  return (
    <>
      {word}
      {' · '}
      <Quote match={match} shown={shown} reader={reader} />
    </>
  )
}

type QuoteProps = { match: Match; shown: NonNullable<Match['shown']>; reader: Props['reader'] }

function Quote({ match: { kind }, shown, reader }: QuoteProps) {
  const t = useTranslations()
  const months = useMonths()
  const { from, text, marks, line } = shown
  const isWord = from === 'answer' && (text === 'yes' || text === 'no')
  const words =
    kind === 'licence' && from === 'profile'
      ? t(`jobs.licences.${text}`)
      : isWord
        ? t(`matching.${text === 'yes' ? 'yes' : 'no'}`)
        : text
  const [said = '', period] = words.split(/ · (?=\u2066)/u)
  return (
    <>
      <q>
        <Marked text={said} marks={marks} />
        {period ? <> · {months(period.replace(/–(?=\u2069?$)/u, `– ${t('matching.present')}`))}</> : null}
      </q>{' '}
      <span className="faint">{t(`matching.from.${line === null ? from : 'line'}`, { reader, line: line ?? 0 })}</span>
    </>
  )
}
