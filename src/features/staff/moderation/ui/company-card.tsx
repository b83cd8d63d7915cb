import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { showReview } from '../contract.ts'

type Company = Gives<typeof showReview>['data']['company']

/** Facts about the page behind a job: what was checked, since when it is there. */
export function CompanyCard({ company, author }: { company: Company; author: string | null }) {
  const t = useTranslations('moderation.company')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), 'day')
  const checkedAt = (what: 'email' | 'licence') => {
    const check = company.checked.find((one) => one.what === what)
    return check ? <Word tone="good">{day(check.at)}</Word> : <Word tone="warm">{t('unchecked')}</Word>
  }
  return (
    <Card title={<bdi>{company.name}</bdi>}>
      <KeyValues
        items={[
          { key: t('state'), value: t(`states.${company.state}`) },
          { key: t('place'), value: company.place },
          { key: t('email'), value: checkedAt('email') },
          { key: t('licence'), value: checkedAt('licence') },
          { key: t('since'), value: day(company.since) },
          { key: t('jobs'), value: t('published', { count: company.jobs }) },
          { key: t('permission'), value: <Permission company={company} /> },
          ...(company.frauds > 0
            ? [{ key: t('frauds'), value: <Word tone="bad">{t('upheld', { count: company.frauds })}</Word> }]
            : []),
          ...(company.website
            ? [
                {
                  key: t('website'),
                  value: (
                    <a className="link" href={company.website} target="_blank" rel="noopener noreferrer nofollow">
                      <bdi>{new URL(company.website).hostname}</bdi>
                    </a>
                  ),
                },
              ]
            : []),
          ...(author ? [{ key: t('author'), value: <bdi>{author}</bdi> }] : []),
        ]}
      />
    </Card>
  )
}

const reasons = ['earned', 'fraud'] as const

/** Whether the page posts at once, and why, where that was ever decided. */
function Permission({ company: { post_permission, post_permission_reason } }: { company: Company }) {
  const t = useTranslations('moderation.company')
  const reason = reasons.find((one) => one === post_permission_reason)
  return (
    <>
      {t(`permissions.${post_permission}`)}
      {reason ? <p className="small faint">{t(`permissionReasons.${reason}`)}</p> : null}
    </>
  )
}
