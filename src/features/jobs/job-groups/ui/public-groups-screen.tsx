import { promotedGroups } from '#features/jobs/promotion/contract.ts'
import { PromotedSlot } from '#features/jobs/promotion/ui/promoted-slot.tsx'
import { PromotedWords } from '#features/jobs/promotion/ui/promoted-words.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listPublicGroups } from '../contract.ts'
import type { Route } from './+types/public-groups-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ data: groups }, { data: promoted }] = await Promise.all([
    load(page, listPublicGroups, {}),
    load(page, promotedGroups, {}),
  ])
  return { groups, promoted }
}

/** Job groups that are open to everybody, the newest first. */
export default function PublicGroupsScreen({ loaderData: { groups, promoted } }: Route.ComponentProps) {
  const t = useTranslations('jobGroups.directory')
  const { brand, publicUrl } = useSite()
  const listed = groups.filter(({ id }) => !promoted.some((one) => one.id === id))
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
        {promoted.length > 0 ? (
          <PromotedSlot of="slotGroups">
            <ul className="rows">
              {promoted.map((group) => (
                <GroupLine key={group.id} group={group} promoted />
              ))}
            </ul>
          </PromotedSlot>
        ) : null}
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
            {listed.map((group) => (
              <GroupLine key={group.id} group={group} />
            ))}
          </ul>
        )}
      </main>
    </PublicShell>
  )
}

type LineProps = { group: Gives<typeof listPublicGroups>['data'][number]; promoted?: boolean }

function GroupLine({ group: { address, title, company }, promoted }: LineProps) {
  return (
    <li className="stack stack-xs">
      {promoted ? <PromotedWords kind="group" /> : null}
      <a className="stack stack-xs" href={`/job-groups/${address}`}>
        <span className="strong">
          <bdi>{title}</bdi>
        </span>
        <span className="small quiet">
          <bdi>{company.name}</bdi>
        </span>
      </a>
    </li>
  )
}
