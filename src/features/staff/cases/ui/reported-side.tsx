import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { WholeCase } from '../contract.ts'
import { caseTones } from './case-tones.ts'

/** What is known of the side that was reported: since when, what was found before, what else was reported. */
export function ReportedSide({ one: { reported, page } }: { one: WholeCase }) {
  const t = useTranslations('cases')
  const company = useTranslations('moderation.company')
  const format = useFormatter()
  const { since, frauds, approved, refused, post_permission, cases } = reported
  return (
    <Card title={t('reported.title')}>
      <div className="stack">
        <KeyValues
          items={[
            { key: t('reported.since'), value: format.dateTime(new Date(since), 'day') },
            ...(post_permission === null
              ? []
              : [{ key: t('reported.permission'), value: company(`permissions.${post_permission}`) }]),
            ...(page ? [{ key: t('reported.reviews'), value: t('reported.reviewed', { approved, refused }) }] : []),
            ...(frauds > 0
              ? [{ key: t('reported.frauds'), value: <Word tone="bad">{format.number(frauds)}</Word> }]
              : []),
          ]}
        />
        <section className="stack stack-xs">
          <h3>{t('reported.cases')}</h3>
          {cases.length === 0 ? <p className="small quiet">{t('reported.none')}</p> : null}
          <ul className="rows">
            {cases.map(({ id, title, state, at }) => (
              <li key={id} className="row spread small">
                <a className="link" href={`/admin/cases/${id}`}>
                  <bdi>{title || format.dateTime(new Date(at), 'day')}</bdi>
                </a>
                <Word tone={caseTones[state]}>{t(`states.${state}`)}</Word>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  )
}
