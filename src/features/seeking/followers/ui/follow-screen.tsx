import { useState } from 'react'
import { showPage } from '#features/companies/pages/contract.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { follow, unfollow } from '../contract.ts'
import type { Route } from './+types/follow-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page } = await signedIn(asked)
  return { company: (await load(page, showPage, { slug: asked.params.slug })).data }
}

/** Asks whether to follow a company: for guests after signing in, and where no script runs on its page. */
export default function FollowScreen({ loaderData: { company } }: Route.ComponentProps) {
  const t = useTranslations('followers')
  const [following, setFollowing] = useState(company.following)
  const { name, id, slug } = company
  const send = useSend(following ? unfollow : follow, { onDone: () => setFollowing(!following) })
  return (
    <AppShell title={t('followTitle', { company: name })}>
      <main id="main" data-screen="follow" className="wrap-form stack stack-l">
        <header className="stack stack-s">
          <h1>{t(following ? 'followsTitle' : 'followTitle', { company: name })}</h1>
          <p className="quiet measure">{t('followText')}</p>
        </header>
        <LooseProblem problem={send.error} />
        <div className="cluster">
          <Button
            look={following ? 'quiet' : 'primary'}
            busy={send.isPending}
            onClick={() => send.mutate({ page: id })}
          >
            {t(following ? 'stop' : 'follow')}
          </Button>
          <LinkButton href={`/companies/${encodeURIComponent(slug)}`} look="text">
            {t('toCompany')}
          </LinkButton>
        </div>
      </main>
    </AppShell>
  )
}
