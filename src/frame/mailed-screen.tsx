import type { ReactNode } from 'react'
import { LinkButton } from '#ui/basics/button.tsx'
import { LinkedScreen } from './linked-screen.tsx'
import { useSite } from './use-session.ts'

type Props = {
  screen: string
  title: string
  /** What is said in its place where the link leads nowhere any more. */
  gone: { title: string; help: string; keep: string }
  /** What the link leads to; null where it ended. */
  children: ReactNode
}

/** Where a mailed link about an application leads; from one that ended on to all of one's applications. */
export function MailedScreen({ screen, title, gone: { keep, ...gone }, children }: Props) {
  const { brand } = useSite()
  const onwards = (
    <div>
      <LinkButton href="/applications" look="primary">
        {keep}
      </LinkButton>
    </div>
  )
  return (
    <LinkedScreen screen={screen} width="wrap-form" gone={{ ...gone, onwards }}>
      {children ? (
        <>
          <title>{`${title} · ${brand.name}`}</title>
          {children}
        </>
      ) : null}
    </LinkedScreen>
  )
}
