import './cv.css'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import type { Route } from './+types/my-cvs-screen'
import { MyCvs } from './my-cvs.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { first: session ? await load(page, listCvs, {}) : undefined }
}

/** All of one's CVs, and the ways to make another. */
export default function MyCvsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('cvBuilder')
  return (
    <AppShell title={t('place')}>
      <main id="main" data-screen="cvs" className="stack stack-l">
        {first ? <MyCvs first={first} /> : null}
      </main>
    </AppShell>
  )
}
