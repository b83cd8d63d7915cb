import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCallParts } from '#platform/browser/use-call-parts.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { listAccesses } from '../contract.ts'

const roles = ['super', 'reviewer', 'support', 'finance', 'content', 'agent'] as const

type Props = { first: { given: Gives<typeof listAccesses>; at: number }; isCandidate: boolean }

/** When staff opened one's data and why, the latest first; companies stand on a screen of their own. */
export function Accesses({ first, isCandidate }: Props) {
  const t = useTranslations('ownData.accesses')
  const format = useFormatter()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCallParts(
    listAccesses,
    {},
    { initial: first, after: ({ next_cursor }) => (next_cursor ? { cursor: next_cursor } : undefined) },
  )
  const all = data?.pages.flatMap((part) => part.data) ?? []
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('lead')}</p>
        {all.length === 0 ? <p className="faint">{t('none')}</p> : null}
        <ul className="rows">
          {all.map(({ id, at, role, why }) => (
            <li key={id} className="stack stack-xs">
              <strong>{t(`why.${why}`)}</strong>
              <Facts
                items={[
                  t(`roles.${roles.find((one) => one === role) ?? 'other'}`),
                  format.dateTime(new Date(at), 'moment'),
                ]}
              />
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <div>
            <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        ) : null}
        {isCandidate ? (
          <p>
            <a className="link" href="/user/who-has-my-cv">
              {t('companies')}
            </a>
          </p>
        ) : null}
      </div>
    </Card>
  )
}
