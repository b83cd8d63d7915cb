import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Card } from '#ui/basics/card.tsx'
import { listCvViewers } from '../contract.ts'

const shown = 3

/** The companies that saw one's CV last, and the way to all of them; nothing where nobody did. */
export function ViewersCard({ first }: { first: Gives<typeof listCvViewers> | undefined }) {
  const t = useTranslations('cvViewers')
  const format = useFormatter()
  const { data } = useCall(listCvViewers, {}, { initial: first, enabled: first !== undefined })
  if (!data?.data.length) return null
  return (
    <Card
      title={t('card')}
      aside={
        <a className="link" href="/user/who-has-my-cv">
          {t('all')}
        </a>
      }
    >
      <ul className="rows">
        {data.data.slice(0, shown).map(({ id, kind, page, happened, last_at }) => {
          const name = page?.name ?? t(`kinds.${kind === 'own_links' ? kind : 'unnamed'}`)
          const [last] = happened
          return (
            <li key={id} className="row row-top">
              <Avatar name={name} kind="company" size="s" />
              <div className="grow stack stack-xs">
                <span className="strong">
                  <bdi>{name}</bdi>
                </span>
                <span className="small quiet">
                  {last ? (
                    <>
                      {t(`what.${last.what}`)} {last.name ? <bdi>{last.name}</bdi> : null}
                    </>
                  ) : null}
                </span>
                <time className="small faint" dateTime={last_at}>
                  {format.dateTime(new Date(last_at), 'longDay')}
                </time>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
