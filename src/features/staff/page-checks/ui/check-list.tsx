import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { ownChecks } from '../contract.ts'

export type Check = Gives<typeof ownChecks>['data']['checks'][number]

const tones = { waiting: 'warm', verified: 'good', refused: 'bad', ended: 'plain' } as const

/** Everything that was checked, the newest first, with what was said about it. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('pageChecks')
  if (checks.length === 0)
    return (
      <Empty icon="shield" title={t('none')}>
        {t('noneHelp')}
      </Empty>
    )
  return (
    <section className="stack stack-s" aria-labelledby="checks">
      <h2 id="checks" className="lead">
        {t('list')}
      </h2>
      <ul className="rows">
        {checks.map((check) => (
          <li key={check.id}>
            <CheckLine check={check} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One check: what, how it stands, since when, by whom where that is told. */
export function CheckLine({ check }: { check: Check }) {
  const t = useTranslations('pageChecks')
  const day = useDay()
  const { what, state, domain, number, authority, expires_on, file, words, decided_by } = check
  return (
    <div className="stack stack-xs">
      <p className="cluster">
        <span className="strong">{t(`what.${what}`)}</span>
        <Word tone={tones[state]}>{t(`came.${state}`)}</Word>
      </p>
      <Facts
        small
        items={[
          domain ? (
            <bdi key="domain" className="ltr">
              {domain}
            </bdi>
          ) : null,
          number ? (
            <bdi key="number" className="num">
              {number}
            </bdi>
          ) : null,
          authority ? <bdi key="by">{authority}</bdi> : null,
          expires_on ? t('until', { day: day(`${expires_on}T12:00:00Z`) }) : null,
          day(check.decided_at ?? check.asked_at),
          decided_by ? <bdi key="who">{decided_by}</bdi> : null,
          file ? (
            <a key="file" className="link" href={file} target="_blank" rel="noopener">
              {t('document')}
            </a>
          ) : null,
        ]}
      />
      {words ? (
        <p className="measure" dir="auto">
          {words}
        </p>
      ) : null}
    </div>
  )
}
