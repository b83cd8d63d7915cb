import { useEffect, useRef } from 'react'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { dropCv } from '../contract.ts'

type Props = { given: Gives<typeof dropCv>; byMail: boolean }

/** Which companies have it now, and why another has not. */
export function DropReceipt({ given: { data }, byMail }: Props) {
  const t = useTranslations('cvDrops.receipt')
  const all = useTranslations()
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that sent it stood far below
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const sent = data.pages.filter(({ refused }) => refused === null)
  return (
    <div className="wrap-read stack stack-l">
      <header className="stack stack-xs">
        <h1 ref={heading} tabIndex={-1}>
          {t(sent.length > 0 ? 'title' : 'none', { count: sent.length })}
        </h1>
        <p className="quiet">{sent.length > 0 ? t(session ? 'follow' : byMail ? 'mail' : 'sms') : t('noneHelp')}</p>
      </header>
      <ul className="rows">
        {data.pages.map(({ page, name, refused }) => (
          <li key={page} className="cluster spread">
            <bdi>{name}</bdi>
            {refused ? (
              <span className="small quiet">{all(`refusals.${refused}`)}</span>
            ) : (
              <Word tone="good">{t('has')}</Word>
            )}
          </li>
        ))}
      </ul>
      {sent.length > 0 ? <Note icon="clock">{t('within')}</Note> : null}
      <div className="cluster">
        {session ? (
          <LinkButton look="primary" href="/user/drops">
            {t('mine')}
          </LinkButton>
        ) : null}
        <LinkButton href="/jobs">{t('jobs')}</LinkButton>
      </div>
    </div>
  )
}
