import { useEffect } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { type DueList, type Today, today } from '../contract.ts'
import { WaitingList } from './waiting-list.tsx'

type Counted = Today['counts']
type Asked = { counts: Counted; chosen: DueList | undefined }

const hrefOf = (list: DueList | undefined, cursor?: string) =>
  list ? `/page?${new URLSearchParams({ due: list, ...(cursor && { cursor }) })}#due` : '/page#due'

/** Who is owed an answer: the first of them, or all whom a number counts. */
export function Due({
  first,
  list,
  counts,
  chosen,
  cursor,
}: Asked & { first: Today['due']; list: Gives<typeof today> | undefined; cursor?: string | undefined }) {
  const t = useTranslations('workspace')
  const { data } = useCall(today, { due: chosen, cursor }, { initial: list, enabled: chosen !== undefined })
  // whoever asked for a list goes on from it
  const asked = chosen && `${chosen} ${cursor ?? ''}`
  useEffect(() => {
    if (asked) document.getElementById('due')?.focus({ preventScroll: true })
  }, [asked])
  const fold = (to: DueList | undefined, words: string, after?: string) => (
    <LinkButton href={hrefOf(to, after)} look="text" size="s">
      {words}
    </LinkButton>
  )
  const { due: items, due_left: left } = chosen && data ? data.data : { due: first, due_left: 0 }
  return (
    <WaitingList
      id="due"
      title={chosen && chosen !== 'owed' ? t(`lists.${chosen}`, { count: counts[chosen] }) : t('due')}
      items={items}
      more={left > 0 ? fold(chosen, t('moreDue', { count: left }), items.at(-1)?.id) : null}
    >
      {chosen ? fold(undefined, t('fewerDue')) : null}
      {!chosen && counts.owed > first.length ? fold('owed', t('allDue', { count: counts.owed })) : null}
    </WaitingList>
  )
}

/** The numbers of the day, each the way to those it counts; the chosen one leads back. */
export function Counts({ counts, chosen }: Asked) {
  const t = useTranslations('workspace.counts')
  const format = useFormatter()
  return (
    <section aria-label={t('label')} className="workspace-counts">
      {(['fresh', 'soon', 'late', 'unread'] as const).map((key) => (
        <a
          key={key}
          href={key === 'unread' ? '/page/messages?show=unread' : hrefOf(key === chosen ? undefined : key)}
          aria-current={key === chosen || undefined}
          data-tone={key === 'late' && counts.late > 0 ? 'bad' : undefined}
        >
          <b className="figure num">{format.number(counts[key])}</b>
          <span className="small quiet">{t(key, { count: counts[key] })}</span>
        </a>
      ))}
    </section>
  )
}
