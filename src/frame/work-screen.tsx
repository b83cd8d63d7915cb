import type { ReactNode } from 'react'
import type { Capability } from '#features/companies/pages/role-rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { AppShell } from './app-shell.tsx'
import { useMay, useSession, useSite } from './use-session.ts'

type Props = {
  /** What the screen is called, in the browser's tab. */
  title: string
  /** Its `data-screen`. */
  name: string
  needs: Capability
  folded?: boolean
  className?: string
  children: ReactNode
}

/** Frame of a screen of the workspace, which follows what happens to its page; whoever may not see it is told so, and whom to ask. */
export function WorkScreen({ title, name, needs, folded, className = 'stack stack-l', children }: Props) {
  const may = useMay()
  const { brand } = useSite()
  const page = useSession()?.page_id
  useTopic(page && may(needs) ? `page:${page}` : null)
  return (
    <AppShell title={title} folded={folded}>
      <title>{`${title} · ${brand.name}`}</title>
      <main id="main" data-screen={name} className={className}>
        {may(needs) ? children : <NoPermission title={title} />}
      </main>
    </AppShell>
  )
}

/** In place of what one may not see; `help` says whom to ask where that is not the owner. */
export function NoPermission({ title, help }: { title: string; help?: string }) {
  const t = useTranslations('frame.states')
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Empty
        icon="lock"
        title={t('noPermission')}
        action={
          <LinkButton href="/home" look="primary">
            {t('toHome')}
          </LinkButton>
        }
      >
        {help ?? t('noPermissionHelp')}
      </Empty>
    </>
  )
}

/** In place of something that did not arrive. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('frame.states')
  return (
    <Note tone="bad" title={t('notLoaded')} alert>
      <Button look="quiet" size="s" icon="retry" onClick={onRetry}>
        {t('again')}
      </Button>
    </Note>
  )
}
