import '#platform/browser/document.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { resubscribePage, unsubscribePage } from '../contract.ts'
import type { Route } from './+types/unsubscribed-screen'
import { nameBehind } from './name-behind.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { hash: params.key, name: await nameBehind(context.get(pageContext), unsubscribePage, params.key) }
}

/** The contact address of a page wants no more bulk mail (seed §2, unsubscribed-company); one press takes it back. */
export default function UnsubscribedScreen({ loaderData: { hash, name } }: Route.ComponentProps) {
  const t = useTranslations('pages.unsubscribed')
  const back = useSend(resubscribePage)
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="unsubscribed-company" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {name === null ? <Note tone="warm">{t('expired')}</Note> : null}
        {name !== null && !back.isSuccess ? (
          <>
            <p>{t('done', { name })}</p>
            {back.error ? (
              <Note tone="bad" alert>
                {back.error.message}
              </Note>
            ) : null}
            <div>
              <Button look="quiet" busy={back.isPending} onClick={() => back.mutate({ hash })}>
                {t('again')}
              </Button>
            </div>
          </>
        ) : null}
        {back.isSuccess ? <Note tone="good">{t('back', { name: name ?? '' })}</Note> : null}
      </main>
    </PublicShell>
  )
}
