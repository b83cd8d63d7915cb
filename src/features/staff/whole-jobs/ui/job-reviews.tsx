import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { WholeJob } from '../contract.ts'

const decisions = ['approved', 'changes_requested', 'refused'] as const

/** Each look at the job and how it ended; whoever reviews goes there. */
export function JobReviews({ reviews }: Pick<WholeJob, 'reviews'>) {
  const t = useTranslations('wholeJobs')
  const decided = useTranslations('moderation.list.decisions')
  const format = useFormatter()
  const mayReview = useMayAsStaff()('staff.job.review')
  return (
    <Card title={t('reviews')}>
      {reviews.length === 0 ? <p className="small quiet">{t('noReviews')}</p> : null}
      <ul className="rows">
        {reviews.map(({ id, decision, by, at }) => {
          const known = decisions.find((one) => one === decision)
          const words = known ? decided(known) : t('waiting')
          return (
            <li key={id} className="stack stack-xs">
              {mayReview ? (
                <a className="link" href={`/admin/reviews/${id}`}>
                  {words}
                </a>
              ) : (
                <span>{words}</span>
              )}
              <Facts small items={[format.dateTime(new Date(at), 'moment'), by ? <bdi key="by">{by}</bdi> : null]} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
