import { useSession } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { Company } from './organization.ts'

/** Cover, mark and name, and the way to hear of new jobs. */
export function CompanyHead({ company }: { company: Company }) {
  const t = useTranslations('pages.company')
  const format = useFormatter()
  const { name, kind, industry, place, followers, cover } = company
  return (
    <header className="stack">
      {cover ? <img className="company-cover" src={cover} alt="" width={1600} height={400} /> : null}
      <div className="cluster company-top" data-covered={cover ? '' : undefined}>
        <Avatar name={name} src={company.logo ?? undefined} kind="company" size="xl" />
        <div className="grow stack stack-xs">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <div className="medium quiet">
            <Facts
              items={[
                t(`kinds.${kind}`),
                industry,
                place,
                followers === null ? null : t('followers', { count: followers, shown: format.number(followers) }),
              ]}
            />
          </div>
        </div>
        <Follow company={company} />
      </div>
    </header>
  )
}

/** Works at once with a script; without, and for guests, the page behind it asks. */
function Follow({ company: { id, slug, following } }: { company: Company }) {
  const t = useTranslations('pages.company')
  const session = useSession()
  return (
    <LinkButton
      href={`/companies/${encodeURIComponent(slug)}/follow`}
      rel="nofollow"
      look={following ? 'quiet' : 'primary'}
      icon={following ? 'check' : undefined}
      data-send={session ? `${following ? 'DELETE' : 'PUT'} /api/company-pages/${id}/follow` : undefined}
    >
      {t(following ? 'following' : 'follow')}
    </LinkButton>
  )
}
