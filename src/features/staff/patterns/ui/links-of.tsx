import { useMayAsStaff } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { showPatterns } from '../contract.ts'

/** What a company or a person shares with others, as links to look at; asked for once the screen stands. */
export function LinksOf({ kind, id }: { kind: 'page' | 'person'; id: string }) {
  const t = useTranslations('patterns')
  const may = useMayAsStaff()
  const isAllowed = may('staff.person.read')
  const { data } = useCall(showPatterns, { kind, id }, { enabled: isAllowed })
  const links = data?.data ?? []
  if (!isAllowed || !data) return null
  return (
    <Card title={t('title')}>
      <div className="stack stack-s">
        <p className="small quiet">{t(links.length === 0 ? 'none' : 'help')}</p>
        {links.length > 0 ? (
          <ul className="rows">
            {links.map((link) => (
              <li key={`${link.by} ${link.id}`} className="row spread small">
                <a
                  className="link"
                  href={link.kind === 'page' ? `/admin/pages/${link.id}` : `/admin/people/${link.id}`}
                >
                  <bdi>{link.name}</bdi>
                </a>
                <span className="quiet">{t(`by.${link.by}`)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  )
}
