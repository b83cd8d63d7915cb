import { useTranslations } from 'use-intl'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listPublicGroups } from '../contract.ts'
import type { Route } from './+types/public-groups-screen'

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(pageContext), listPublicGroups, {})

/** Job groups that are open to everybody, the newest first. */
export default function PublicGroupsScreen({ loaderData: { data: groups } }: Route.ComponentProps) {
  const t = useTranslations('jobGroups.directory')
  const { brand, publicUrl } = useSite()
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <meta name="description" content={t('text')} />
      <link rel="canonical" href={`${publicUrl}/job-groups`} />
      <main id="main" data-screen="public-job-groups" className="wrap wrap-read page stack stack-l">
        <header className="stack stack-s">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('text')}</p>
        </header>
        {groups.length === 0 ? (
          <Empty
            icon="list"
            title={t('none')}
            action={
              <LinkButton href="/jobs" look="primary">
                {t('jobs')}
              </LinkButton>
            }
          />
        ) : (
          <ul className="rows">
            {groups.map(({ address, title, company }) => (
              <li key={address}>
                <a className="stack stack-xs" href={`/job-groups/${address}`}>
                  <span className="strong">
                    <bdi>{title}</bdi>
                  </span>
                  <span className="small quiet">
                    <bdi>{company.name}</bdi>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </main>
    </PublicShell>
  )
}
