import '#platform/browser/document.ts'
import { countries } from '#features/site/lookups/contract.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showInvitation } from '../contract.ts'
import type { Route } from './+types/join-screen'
import { JoinWays } from './join-ways.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const choices = await page.call(countries, {})
  const known = {
    key: params.key,
    countries: choices.data_name.map(({ id, text, code }) => ({ id: String(id), text, code: code ?? '' })),
  }
  try {
    return { ...known, invitation: (await page.call(showInvitation, { key: params.key })).data }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return { ...known, invitation: null }
  }
}

/** Where the mailed invitation to a team leads, with an account and without. */
export default function JoinScreen({ loaderData: { key, invitation, countries: choices } }: Route.ComponentProps) {
  const t = useTranslations('pages.join')
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${invitation ? t('title', { page: invitation.page.name }) : t('expiredTitle')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OfflineBar />
      <main id="main" data-screen="join" className="wrap wrap-form page stack stack-l">
        {invitation ? (
          <>
            <Invited invitation={invitation} />
            <JoinWays invitationKey={key} invitation={invitation} countries={choices} />
          </>
        ) : (
          <>
            <h1>{t('expiredTitle')}</h1>
            <p className="quiet measure">{t('expired')}</p>
            <div>
              <LinkButton href="/" look="primary">
                {t('home')}
              </LinkButton>
            </div>
          </>
        )}
      </main>
    </PublicShell>
  )
}

function Invited({ invitation }: { invitation: Gives<typeof showInvitation>['data'] }) {
  const t = useTranslations('pages')
  const format = useFormatter()
  const { page, by, role, about, words, expires_at } = invitation
  return (
    <>
      <div className="stack stack-s">
        <h1>{t('join.title', { page: page.name })}</h1>
        <p className="quiet">
          {by ? t(about ? 'join.guestBy' : 'join.withBy', { by }) : t(about ? 'join.guest' : 'join.without')}
        </p>
      </div>
      <Card>
        <div className="row row-top">
          <Avatar name={page.name} src={page.logo ?? undefined} kind="company" size="l" />
          <div className="grow stack stack-xs">
            <bdi className="strong">{page.name}</bdi>
            <span className="small quiet">
              <Facts items={[t(`kinds.${page.kind}`), page.place]} />
            </span>
            <span>{t('join.role', { role: t(`roles.${role}`) })}</span>
            {about ? (
              <span>
                {t('join.about')} <bdi className="medium">{about}</bdi>
              </span>
            ) : null}
            <span className="small quiet">{t(`team.does.${role}`)}</span>
            <span className="small faint">
              {t('join.until', { date: format.dateTime(new Date(expires_at), 'longDay') })}
            </span>
          </div>
        </div>
        {words ? (
          <figure className="stack stack-xs">
            <figcaption className="small faint">{t('join.said', { by: by ?? page.name })}</figcaption>
            <blockquote className="prose" dir="auto">
              {words}
            </blockquote>
          </figure>
        ) : null}
      </Card>
    </>
  )
}
