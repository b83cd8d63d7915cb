import './cv.css'
import { data } from 'react-router'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { showCv } from '../contract.ts'
import type { Route } from './+types/cv-screen'
import { OneCv } from './one-cv.tsx'

const views = new Set(['edit', 'versions'])

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (asked.params.view && !views.has(asked.params.view)) throw data(null, { status: 404 })
  return { first: session ? (await load(page, showCv, { cv: asked.params.cv })).data : null }
}

/** One CV: what was understood, writing it, and what it said before. Each view has its own address. */
export default function CvScreen({ loaderData: { first }, params: { view = 'read' } }: Route.ComponentProps) {
  const t = useTranslations('cvBuilder')
  return (
    <AppShell title={t('place')}>
      {first ? <OneCv key={first.id} first={first} view={view as 'read'} /> : null}
    </AppShell>
  )
}
