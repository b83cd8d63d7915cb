import type { ReactNode } from 'react'
import { LinkButton } from '#ui/basics/button.tsx'
import { AppShell } from './app-shell.tsx'
import { NotLoaded } from './work-screen.tsx'

type Props = {
  /** Its `data-screen`. */
  name: string
  title: string
  lead: ReactNode
  /** The list as a call gives it. */
  list: { data: { success: true; next_cursor?: string | null } | undefined; isError: boolean; refetch: () => void }
  /** Where the next part of the list stands, and what leads there. */
  more?: { href: (cursor: string) => string; words: string }
  /** As wide as lists with columns need it. */
  wide?: boolean
  children: ReactNode
}

/** Frame of a screen that is one list: what it is, what to do where it did not arrive, and the way to its next part. */
export function ListScreen({ name, title, lead, list: { data, isError, refetch }, more, wide, children }: Props) {
  return (
    <AppShell title={title}>
      <main id="main" data-screen={name} className={wide ? 'stack stack-l' : 'wrap-read stack stack-l'}>
        <header className="stack stack-xs">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="quiet measure">{lead}</p>
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        {children}
        {more && data?.next_cursor ? (
          <div>
            <LinkButton href={more.href(data.next_cursor)} iconEnd="next">
              {more.words}
            </LinkButton>
          </div>
        ) : null}
      </main>
    </AppShell>
  )
}
