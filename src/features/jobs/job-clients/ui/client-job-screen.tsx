import '#platform/browser/document.ts'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Note } from '#ui/basics/note.tsx'
import { answerClientJob, showClientJob } from '../contract.ts'
import type { Route } from './+types/client-job-screen'
import { ClientJob } from './client-job.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const words = await readJobWords(page)
  const asked = await loadMailed(page, showClientJob, { key: params.key })
  return { asked: asked?.data ?? null, words }
}

/** Where the mailed link of an agency's job leads: no account is needed, and opening it answers nothing. */
export default function ClientJobScreen({ loaderData: { asked, words }, params: { key } }: Route.ComponentProps) {
  const t = useTranslations('jobClients')
  const { mutate, isPending, isSuccess, error } = useSend(answerClientJob)
  const send = (approve: boolean, comment: string) => mutate({ key, approve, comment })
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="client-job" className="wrap wrap-read page stack stack-l">
        {asked ? (
          <ClientJob asked={asked} words={words} answering={{ isPending, isSuccess, error, send }} />
        ) : (
          <>
            <h1>{t('title')}</h1>
            <Note tone="warm">{t('expired')}</Note>
          </>
        )}
      </main>
    </PublicShell>
  )
}
