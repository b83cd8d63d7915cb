import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type { Match } from '../match-contract.ts'
import { jobsIn } from './jobs-in.ts'
import { Marked } from './marked.tsx'
import { useMonths } from './use-months.ts'

type Props = { match: Match; shown: NonNullable<Match['shown']>; reader: 'team' | 'own' }

const semicolons = { en: '; ', ar: '؛ ', ru: '; ', fr: '\u00a0; ' }

/** What shows that something is met, as it stands there, and where that is. */
export function Quote({ match: { kind }, shown, reader }: Props) {
  const t = useTranslations()
  const { from, text, marks, more } = shown
  const isWord = from === 'answer' && (text === 'yes' || text === 'no')
  const words =
    kind === 'licence' && from === 'profile'
      ? t(`jobs.licences.${text}`)
      : isWord
        ? t(`matching.${text === 'yes' ? 'yes' : 'no'}`)
        : text
  const jobs = jobsIn(words)
  const between = semicolons[toLanguage(useLocale())]
  return (
    <>
      <q>
        {jobs.map((job, at) => (
          <span key={`${job.said} ${job.period}`}>
            {at > 0 ? between : null}
            <Marked text={job.said} marks={at === 0 ? marks : []} />
            {job.period ? <Period text={job.period} /> : null}
          </span>
        ))}
      </q>
      {more ? ` ${t('matching.andMore', { count: more })}` : null}
      {'\u00a0· '}
      <WhereShown shown={shown} reader={reader} />
    </>
  )
}

/** Where that stands; of several jobs no one line is that of the quote. */
export function WhereShown({ shown: { from, text, line }, reader }: Omit<Props, 'match'>) {
  const t = useTranslations('matching.from')
  const place = line === null || jobsIn(text).length > 1 ? from : 'line'
  return <span className="faint match-where">{t(place, { reader, line: line ?? 0 })}</span>
}

/** Stays on one line and runs as its months do: a dash at the edge of another line would belong to nothing. */
function Period({ text }: { text: string }) {
  const t = useTranslations('matching')
  const months = useMonths()
  return (
    <>
      {'\u00a0· '}
      <bdi className="match-period">{months(text.replace(/–$/u, `– ${t('present')}`))}</bdi>
    </>
  )
}
