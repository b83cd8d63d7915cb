import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { History } from '#ui/lists/history.tsx'
import type { WholeCase } from '../contract.ts'

/** What was decided, by whom, and with which words; the first decision first. */
export function CaseDecisions({ decisions }: Pick<WholeCase, 'decisions'>) {
  const t = useTranslations('cases')
  const format = useFormatter()
  if (decisions.length === 0) return null
  return (
    <Card title={t('decisions.title')}>
      <History
        label={t('decisions.title')}
        entries={decisions.map(({ id, decision, ground, words, note, by, at, after_appeal }) => ({
          ...{ id, at, when: format.dateTime(new Date(at), 'moment'), said: words },
          words: (
            <>
              <b>{t(`states.${decision}`)}</b>, {t(`grounds.${ground}`)}
              {after_appeal ? <span className="quiet"> ({t(`decisions.after.${after_appeal}`)})</span> : null}
            </>
          ),
          below: (
            <p className="small quiet" dir="auto">
              <bdi>{by ?? '–'}</bdi>
              {note ? ` · ${note}` : null}
            </p>
          ),
        }))}
      />
    </Card>
  )
}
