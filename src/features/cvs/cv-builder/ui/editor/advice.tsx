import { useDeferredValue } from 'react'
import { useNow } from 'use-intl'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { completenessOf, placeOfNeed } from '../../completeness-rules.ts'
import { type Gap, gapsIn } from '../../gap-rules.ts'
import { type WordingFinding, wordingIn } from '../../wording-rules.ts'
import { useCvWords } from '../use-cv-words.ts'

const shownNeeds = 3
const shownFindings = 6

/** What the CV still lacks, the months it does not explain, and what reads badly. Nothing of it stops anybody. */
export function Advice({ content }: { content: CvContent }) {
  const t = useTranslations('cvBuilder.advice')
  const format = useFormatter()
  const now = useNow()
  const settled = useDeferredValue(content)
  const { part, missing } = completenessOf(settled)
  const gaps = gapsIn(settled, now)
  const findings = wordingIn(settled)
  const [next, ...more] = missing
  return (
    <Card title={t('title')}>
      <div className="stack stack-s">
        <div className="row spread small">
          <span>{t('complete')}</span>
          <b>{format.number(part, { style: 'percent' })}</b>
        </div>
        <Meter part={part} label={t('complete')} tone={part === 1 ? 'good' : 'accent'} />
        {next ? (
          <p>
            <a className="link" href={`#cv-part-${placeOfNeed[next]}`}>
              {t(`needs.${next}`)}
            </a>
          </p>
        ) : (
          <p className="small quiet">{t('whole')}</p>
        )}
        {more.length > 0 ? (
          <ul className="stack stack-xs small quiet">
            {more.slice(0, shownNeeds).map((need) => (
              <li key={need}>
                <a href={`#cv-part-${placeOfNeed[need]}`}>{t(`needs.${need}`)}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {gaps.length > 0 ? <Gaps gaps={gaps} /> : null}
      {findings.length > 0 ? <Findings findings={findings} content={settled} /> : null}
    </Card>
  )
}

function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  const t = useTranslations('cvBuilder.advice')
  const { date } = useCvWords()
  return (
    <div className="stack stack-xs">
      <h3>{t('gaps')}</h3>
      <p className="small quiet">{t('gapsHelp')}</p>
      <ul className="rows small">
        {gaps.map(({ from, to, months }) => (
          <li key={from}>
            <a href="#cv-part-experience">{t('gap', { from: date(from), to: date(to), months })}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Findings({ findings, content }: { findings: readonly WordingFinding[]; content: CvContent }) {
  const t = useTranslations('cvBuilder.advice')
  return (
    <div className="stack stack-xs">
      <h3>{t('wording')}</h3>
      <ul className="rows small">
        {findings.slice(0, shownFindings).map(({ path, code, words }) => (
          <li key={`${path} ${code}`} className="stack stack-xs">
            <a href={`#cv-part-${path.split('.')[0]}`}>{t(`codes.${code}`)}</a>
            <span className="quiet" dir="auto">
              “{words}”
            </span>
            <PlaceName path={path} content={content} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In which entry, by its own name. */
function PlaceName({ path, content }: { path: string; content: CvContent }) {
  const [part, at] = path.split('.')
  const entry =
    part === 'experience'
      ? content.experience[Number(at)]?.title
      : part === 'projects'
        ? content.projects[Number(at)]?.name
        : ''
  return entry ? <bdi className="faint">{entry}</bdi> : null
}
