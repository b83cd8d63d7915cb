import './my-pages.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmEmailNote } from '#features/accounts/ui/confirm-email-note.tsx'
import { countries } from '#features/lookups/contract.ts'
import { AppShell } from '#features/session/ui/app-shell.tsx'
import { signedIn } from '#features/session/ui/guards.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { myPages } from '../contract.ts'
import type { Route } from './+types/my-pages-page'
import { MakePageForm } from './make-page-form.tsx'
import { PageChoice } from './page-choice.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const choices = await page.call(countries, {})
  return {
    first: session ? await load(page, myPages, {}) : undefined,
    countries: choices.data_name.map(({ id, text }) => ({ id: String(id), text })),
  }
}

/** The company pages one works on (seed §2, /my-pages); choose one, or make the first. */
export default function MyPagesPage({ loaderData: { first, countries: choices } }: Route.ComponentProps) {
  const t = useTranslations('pages.mine')
  const { data } = useCall(myPages, {}, { initial: first, enabled: first !== undefined })
  const [making, setMaking] = useState(false)
  const pages = data?.data ?? []
  const none = pages.length === 0
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="my-pages" className="stack stack-l my-pages">
        <ConfirmEmailNote />
        <header className="stack stack-xs">
          <h1>{none ? t('firstTitle') : t('title')}</h1>
          <p className="quiet measure">{none ? t('firstText') : t('text')}</p>
        </header>
        {none ? null : (
          <ul className="rows">
            {pages.map((page) => (
              <li key={page.id}>
                <PageChoice page={page} />
              </li>
            ))}
          </ul>
        )}
        {none || making ? (
          <MakePageForm countries={choices} />
        ) : (
          <div>
            <Button look="quiet" icon="plus" onClick={() => setMaking(true)}>
              {t('another')}
            </Button>
          </div>
        )}
      </main>
    </AppShell>
  )
}
