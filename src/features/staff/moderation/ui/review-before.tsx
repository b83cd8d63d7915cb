import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { History } from '#ui/lists/history.tsx'
import type { showReview } from '../contract.ts'

/** What was decided about this job before, with the words that went with it. */
export function ReviewBefore({ before }: { before: Gives<typeof showReview>['data']['before'] }) {
  const t = useTranslations('moderation')
  const format = useFormatter()
  if (before.length === 0) return null
  return (
    <Card title={t('before')}>
      <History
        label={t('before')}
        entries={before.map(({ decision, comment, by, at }) => ({
          id: at,
          at,
          when: format.dateTime(new Date(at), 'moment'),
          words: by
            ? t('list.decidedBy', { what: t(`list.decisions.${decision}`), who: by })
            : t(`list.decisions.${decision}`),
          ...(comment && { said: comment }),
        }))}
      />
    </Card>
  )
}
