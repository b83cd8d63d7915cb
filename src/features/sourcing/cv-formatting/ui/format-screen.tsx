import './cv-format.css'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { Empty } from '#ui/basics/note.tsx'
import { showFormat } from '../contract.ts'
import type { Route } from './+types/format-screen'
import { Formatter } from './formatter.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return { first: null, cv: asked.params.cv }
  const first = await load(page, showFormat, { cv: asked.params.cv }).catch((error: { code?: string }) => {
    if (error.code === 'cv_state') return null
    throw error
  })
  return { first: first?.data ?? null, cv: asked.params.cv }
}

/** How one's CV is printed: template, language, what it shows, and the pages themselves. */
export default function FormatScreen({ loaderData: { first, cv } }: Route.ComponentProps) {
  const t = useTranslations('cvFormatting')
  return (
    <AppShell title={t('tab')}>
      {first ? (
        <Formatter key={cv} first={first} />
      ) : (
        <main id="main" data-screen="cv-format">
          <h1 className="sr-only">{t('tab')}</h1>
          <Empty icon="file" title={t('notYet')}>
            {t('notYetHelp')}
          </Empty>
        </main>
      )}
    </AppShell>
  )
}
