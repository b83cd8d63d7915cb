import './drops.css'
import { useState } from 'react'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { type dropCv, listTaking } from '../contract.ts'
import type { Route } from './+types/drop-cv-screen'
import { DropForm } from './drop-form.tsx'
import { DropReceipt } from './drop-receipt.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const slug = url.searchParams.get('company')?.slice(0, 120)
  const session = await readSession(page)
  const [first, only, cvs] = await Promise.all([
    load(page, listTaking, {}),
    slug ? load(page, listTaking, { slug }) : null,
    session?.display.account_type === 'candidate' ? load(page, listCvs, {}) : null,
  ])
  const mayDrop = session === null || session.display.account_type === 'candidate'
  return { first, company: only?.data[0] ?? null, cvs: cvs?.data ?? [], mayDrop }
}

/** Leaves a CV with companies that take them without a job, with an account or without. */
export default function DropCvScreen({ loaderData: { first, company, cvs, mayDrop } }: Route.ComponentProps) {
  const t = useTranslations('cvDrops.drop')
  const [done, setDone] = useState<{ given: Gives<typeof dropCv>; byMail: boolean } | null>(null)
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="drop-cv" className="wrap page stack stack-l">
        {done ? (
          <DropReceipt given={done.given} byMail={done.byMail} />
        ) : (
          <>
            <header className="stack stack-xs">
              <h1>{t('title')}</h1>
              <p className="quiet measure">{t('lead')}</p>
            </header>
            {mayDrop ? (
              <DropForm first={first} company={company} cvs={cvs} onDone={setDone} />
            ) : (
              <Empty
                icon="users"
                title={t('notCandidate')}
                action={<LinkButton href="/page/drops">{t('toTeam')}</LinkButton>}
              >
                {t('notCandidateHelp')}
              </Empty>
            )}
          </>
        )}
      </main>
    </PublicShell>
  )
}
