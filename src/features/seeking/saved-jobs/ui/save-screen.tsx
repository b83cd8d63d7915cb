import { useEffect, useRef } from 'react'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { sameSitePath } from '#platform/browser/same-site.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { saveJobForLater } from '../contract.ts'
import type { Route } from './+types/save-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const back = sameSitePath(asked.url.searchParams.get('back'))
  const { data: job } = await load(page, showJob, { address: asked.params.address })
  return { job, back: back ?? `/jobs/${encodeURIComponent(job.address)}`, isGuest: session === null }
}

/** That somebody came here as a guest and signed in for it; a link from elsewhere saves nothing by itself. */
const asked = 'save-job'

/** Keeps a job for later: for guests after signing in, and where no script runs in the list. */
export default function SaveScreen({ loaderData: { job, back, isGuest } }: Route.ComponentProps) {
  const t = useTranslations('savedJobs')
  const send = useSend(saveJobForLater, { onDone: () => location.replace(withFlash(back)) })
  const save = useRef(() => send.mutate({ job: job.id }))
  useEffect(() => {
    if (isGuest) return sessionStorage.setItem(asked, job.id)
    if (sessionStorage.getItem(asked) !== job.id) return
    sessionStorage.removeItem(asked)
    save.current()
  }, [isGuest, job.id])
  return (
    <AppShell title={t('keep', { job: job.title })} signUp={t('signUp')}>
      <main id="main" data-screen="save-job" className="wrap-form stack stack-l">
        <header className="stack stack-s">
          <h1>{t.rich('saveTitle', { job: () => <JobTitle job={job} /> })}</h1>
          <p className="quiet measure">{t('saveText')}</p>
        </header>
        <LooseProblem problem={send.error} />
        <div className="cluster">
          <Button look="primary" busy={send.isPending} onClick={() => send.mutate({ job: job.id })}>
            {t('save')}
          </Button>
          <LinkButton href={back} look="text">
            {t('back')}
          </LinkButton>
        </div>
      </main>
    </AppShell>
  )
}

function withFlash(path: string): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('flash', 'job-saved')
  return url.pathname + url.search + url.hash
}
