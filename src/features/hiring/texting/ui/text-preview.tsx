import './texting.css'
import { SpendPanel } from '#features/money/ledger/ui/spend-panel.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { previewTexts } from '../contract.ts'

type Props = { preview: Gives<typeof previewTexts>['data'] }

/** How the first applicant reads it, what it costs in all, who gets it later and who does not. */
export function TextPreview({ preview: { first, cost, balance, people, left_out, later } }: Props) {
  const t = useTranslations('texting')
  const format = useFormatter()
  return (
    <div className="stack">
      {first ? (
        <section className="stack stack-s">
          <h3>{t('reads', { name: first.name })}</h3>
          <blockquote dir="auto" className="text-body">
            {first.body}
          </blockquote>
          <Facts
            small
            items={[
              t('segments', { count: first.segments }),
              t('room', { count: first.left }),
              first.gsm ? null : t('unicode'),
            ]}
          />
        </section>
      ) : null}
      {people > 0 ? <SpendPanel kind="sms" cost={cost} balance={balance} about={t('cost', { people })} /> : null}
      {later.count > 0 && later.from ? (
        <Note tone="info">
          {t('later', { count: later.count, when: format.dateTime(new Date(later.from), 'moment') })}
        </Note>
      ) : null}
      {left_out.length > 0 ? (
        <Note tone="warm" title={t('leftOut', { count: left_out.length })}>
          <ul className="plain">
            {left_out.map(({ application, name, why }) => (
              <li key={application}>
                {t.rich('leftOutOne', { name, why: t(`why.${why}`), b: (words) => <bdi>{words}</bdi> })}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
    </div>
  )
}
