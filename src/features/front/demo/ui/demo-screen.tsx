import '#platform/browser/document.ts'
import { keepLocally } from '#frame/keep-locally.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { becomePersona, listPersonas } from '../contract.ts'
import type { Route } from './+types/demo-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await load(context.get(pageContext), listPersonas, {})
  return { personas: data }
}

/** Demo mode only: be one of its people with one press. */
export default function DemoScreen({ loaderData: { personas } }: Route.ComponentProps) {
  const t = useTranslations('demo.page')
  const become = useSend(becomePersona, {
    onDone(signedIn) {
      keepLocally(signedIn)
      location.assign('/home')
    },
  })
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <main id="main" data-screen="demo" className="wrap wrap-read page stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('text')}</p>
        </header>
        <ul className="rows">
          {personas.map(({ key, name, language }) => (
            <li key={key} className="row cluster">
              <Avatar name={name} />
              <span className="grow stack stack-xs">
                <bdi className="strong">{name}</bdi>
                <span className="small quiet">{t(`personas.${key}`)}</span>
              </span>
              <span className="small faint ltr">{language}</span>
              <Button
                look="quiet"
                busy={become.isPending && become.variables.key === key}
                onClick={() => become.mutate({ key })}
              >
                {t('become')}
              </Button>
            </li>
          ))}
        </ul>
      </main>
    </PublicShell>
  )
}
